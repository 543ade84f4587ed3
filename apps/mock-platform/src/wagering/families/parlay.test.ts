import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { endingsOf, expectedFactor, factorX2000, type Leg, oddsX1000 } from './match-fixture';
import { parlay, payoutOf } from './parlay-fixture';

const START = { home: 0, away: 0, halvesLeft: 2 };
/** What each side scores, half by half; a draw of 2 is one goal, of 3 two. */
const goals = (...scored: number[]) => ({ script: scored.map((goal) => [0, 2, 3][goal] ?? 0) });

const leg = (match: string, market: Leg['market'], lineQuarters: number): Leg => ({
  ...{ match, market, lineQuarters },
  oddsX1000: oddsX1000({ market, lineQuarters }, START) ?? 0,
});

function opened(...scores: { script: number[] }[]) {
  const runner = createMemoryRunner(parlay);
  runner.fund('ana/main', 10_000);
  const matches = scores.map((from) => runner.openShared('parlay', from));
  const place = (...legs: Leg[]) => runner.place({ player: 'ana', family: 'parlay', bet: { stakeMinor: 1_000, legs } });
  const half = (match = '') => runner.advance('parlay', match);
  const play = (match = '') => {
    half(match);
    half(match);
  };
  return { runner, matches, place, half, play };
}

/** What whole and half lines bring, by the rule of thumb: in front wins, level gives back, behind loses. */
function plainFactor({ market, lineQuarters, oddsX1000: odds }: Leg, [home, away]: readonly [number, number]): number {
  const line = lineQuarters / 4;
  const [own, other] = {
    home: [home + line, away],
    away: [away + line, home],
    over: [home + away, line],
    under: [line, home + away],
  }[market] as [number, number];
  return own > other ? odds / 1_000 : own === other ? 1 : 0;
}

describe('a parlay', () => {
  it('GAME-05 settles a quarter line as half the stake on each line beside it', () => {
    const markets = fc.constantFrom<Leg['market'][]>('home', 'away', 'over', 'under');
    const score = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    const legs = fc.record({
      match: fc.constant('m'),
      market: markets,
      lineQuarters: fc.integer({ min: -16, max: 24 }),
      oddsX1000: fc.integer({ min: 1_001, max: 20_000 }),
    });
    fc.assert(
      fc.property(legs, score, (one, [home, away]) => {
        const beside = one.lineQuarters % 2 === 0 ? [0, 0] : [-1, 1];
        const halves = beside.map((by) => plainFactor({ ...one, lineQuarters: one.lineQuarters + by }, [home, away]));
        const expected = (halves[0] ?? 0) + (halves[1] ?? 0);
        expect(factorX2000(one, { home, away }) / 1_000).toBeCloseTo(expected, 9);
      }),
    );
  });

  it('GAME-05 offers each leg at a return of 95 %, over every way in which a match can end', () => {
    expect([...endingsOf(START)]).toHaveLength(256);
    for (const market of ['home', 'away', 'over', 'under'] as const) {
      for (let lineQuarters = -6; lineQuarters <= 14; lineQuarters += 1) {
        const odds = oddsX1000({ market, lineQuarters }, START);
        if (odds === null) continue;
        const returned = expectedFactor({ match: '', market, lineQuarters, oddsX1000: odds }, START);
        expect(returned).toBeLessThanOrEqual(0.95 + 1e-9);
        expect(returned).toBeGreaterThan(0.949);
      }
    }
  });

  it('GAME-05 multiplies the legs and floors once', () => {
    expect(payoutOf(1_000, [2 * 1_905, 2 * 1_905])).toBe(3_629);
    expect(payoutOf(999, [2 * 1_333, 1_000 + 1_333, 2_000])).toBe(1_553);
    expect(payoutOf(1_000, [2 * 5_000, 0])).toBe(0);
  });

  it('GAME-05 pays a slip with its last leg', () => {
    const { runner, matches, place, play } = opened(goals(1, 0, 0, 0), goals(2, 1, 0, 0));
    const [first, second] = [leg(matches[0] ?? '', 'home', -2), leg(matches[1] ?? '', 'over', 10)];
    const id = place(first, second);
    play(matches[0]);
    expect(runner.isOver(id)).toBe(false);
    play(matches[1]);
    const payoutMinor = Math.floor((first.oddsX1000 * second.oddsX1000) / 1_000);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor, validStakeMinor: 1_000 }]);
    expect(runner.total()).toBe(0);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 is lost with its first lost leg, whatever the others bring', () => {
    const { runner, matches, place, play } = opened(goals(0, 0, 0, 0), goals(0, 0, 0, 0));
    const id = place(leg(matches[0] ?? '', 'home', -2), leg(matches[1] ?? '', 'under', 10));
    play(matches[0]);
    expect(runner.round(id).results).toMatchObject([{ status: 'LOST' }]);
    play(matches[1]);
    expect(runner.round(id).results).toHaveLength(1);
  });

  it.each([
    ['half won', { line: -3, scored: goals(1, 0, 0, 0) }, { status: 'HALF_WON', validStakeMinor: 500 }],
    [
      'half lost',
      { line: -1, scored: goals(0, 0, 0, 0) },
      { status: 'HALF_LOST', payoutMinor: 500, validStakeMinor: 500 },
    ],
    ['void', { line: -4, scored: goals(1, 0, 0, 0) }, { status: 'VOID', payoutMinor: 1_000, validStakeMinor: 0 }],
  ])('GAME-05 knows a single leg that is %s', (_what, { line, scored }, expected) => {
    const { runner, matches, place, play } = opened(scored);
    const id = place(leg(matches[0] ?? '', 'home', line));
    play(matches[0]);
    expect(runner.round(id).results).toMatchObject([expected]);
  });

  it('GAME-05 takes a cancelled match out of the slip', () => {
    const { runner, matches, place, play } = opened(goals(1, 0, 0, 0), goals(0, 0, 0, 0));
    const kept = leg(matches[0] ?? '', 'home', -2);
    const id = place(kept, leg(matches[1] ?? '', 'over', 10));
    runner.cancelShared('parlay', matches[1] ?? '');
    play(matches[0]);
    expect(runner.round(id).results).toMatchObject([{ status: 'WON', payoutMinor: kept.oddsX1000 }]);
  });

  it('GAME-05 buys a part of the slip back at the quoted price, and settles the rest in proportion', () => {
    const { runner, matches, place, half } = opened(goals(1, 0, 0, 0));
    const won = leg(matches[0] ?? '', 'home', -2);
    const id = place(won);
    half(matches[0]);
    const quote = runner.quote(id);
    const worth = 1_000 * expectedFactor(won, { home: 1, away: 0, halvesLeft: 1 });
    expect(quote).toEqual({ offerMinor: Math.floor(worth * 0.95), validMs: 3_000 });
    const offerMinor = quote?.offerMinor ?? 0;
    runner.cashOut(id, { offerMinor, untilMs: runner.now() + 3_000, partMinor: 400 });
    expect(runner.open(id)).toEqual({ slip: 600 });
    const soldMinor = Math.floor((offerMinor * 400) / 1_000);
    half(matches[0]);
    expect(runner.round(id).results).toMatchObject([
      { status: 'CASHED_OUT', stakeMinor: 400, payoutMinor: soldMinor, validStakeMinor: Math.abs(400 - soldMinor) },
      { status: 'WON', stakeMinor: 600, payoutMinor: Math.floor((600 * won.oddsX1000) / 1_000) },
    ]);
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 sells nothing at a price that has run out', () => {
    const { runner, matches, place } = opened(goals(1, 0, 0, 0));
    const id = place(leg(matches[0] ?? '', 'home', -2));
    const untilMs = runner.now() + 3_000;
    runner.pass(3_001);
    expect(() => runner.cashOut(id, { offerMinor: 900, untilMs, partMinor: 1_000 })).toThrow('TOO_LATE');
  });

  it('GAME-05 refuses odds that have changed, two legs of one match, and a match that is over', () => {
    const { matches, place, half } = opened(goals(1, 0, 0, 0));
    const one = leg(matches[0] ?? '', 'home', -2);
    expect(() => place({ ...one, oddsX1000: one.oddsX1000 + 1 })).toThrow('ODDS_CHANGED');
    expect(() => place(one, leg(matches[0] ?? '', 'over', 10))).toThrow('BET_INVALID');
    half(matches[0]);
    expect(() => place(one)).toThrow('ODDS_CHANGED');
    half(matches[0]);
    expect(() => place(one)).toThrow('ROUND_CLOSED');
  });

  it('RG-03 gives a slip back when the player excludes themself before any match began, and settles it after', () => {
    const before = opened(goals(1, 0, 0, 0));
    before.place(leg(before.matches[0] ?? '', 'home', -2));
    before.runner.exclude('ana');
    expect(before.runner.balance('ana/main')).toBe(10_000);
    const after = opened(goals(1, 0, 0, 0));
    const id = after.place(leg(after.matches[0] ?? '', 'home', -2));
    after.half(after.matches[0]);
    after.runner.exclude('ana');
    expect(after.runner.isOver(id)).toBe(false);
  });
});
