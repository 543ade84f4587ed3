import { CRASH_TOP_X100 } from '@tonalli/contracts/games/crash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { climbedX100, flightMs, reachedAtMs } from './climb';
import { flights } from './flights';
import { crash } from './module';

const WORD = 2 ** 32;
/** The least draw that flies at least so far. */
const drawFor = (x100: number): number => Math.max(0, Math.ceil(WORD - (97 * WORD) / x100));

interface Bet {
  player?: string;
  stakeMinor?: number;
  autoX100?: number | null;
}

/** A flight that ends at exactly 2.50, unless another draw is given; bets are taken. */
function opened(draw = drawFor(250)) {
  const runner = createMemoryRunner(crash);
  for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 10_000);
  const round = runner.openShared('crash', { script: [draw] });
  const place = ({ player = 'ana', stakeMinor = 1_000, autoX100 = null }: Bet = {}) =>
    runner.place({ player, family: 'crash', bet: { round, stakeMinor, autoX100 } });
  const advance = () => runner.advance('crash', round);
  const takeOff = () => {
    advance();
    advance();
  };
  const out = (id: string) => runner.step(id, { do: 'cash-out' });
  return { runner, round, place, advance, takeOff, out };
}

describe('crash', () => {
  it('GAME-05 GAME-12 goes from bets to a close that draws nothing, then flies as long as it shows where it ends', () => {
    const { runner, round, advance } = opened();
    const phase = () => runner.phase('crash', round);
    expect(phase()).toMatchObject({ name: 'open', takesBets: true, lastsMs: 7_000 });
    advance();
    expect(phase()).toMatchObject({ name: 'closed', takesBets: false, lastsMs: 1_000, table: { bustX100: null } });
    advance();
    expect(phase()).toMatchObject({ name: 'flying', takesBets: false, table: { bustX100: 250 } });
    expect(phase().lastsMs).toBe(flightMs(250));
    expect(climbedX100(flightMs(250) - 1)).toBe(250);
    advance();
    expect(phase()).toMatchObject({ name: 'crashed', takesBets: false, lastsMs: null });
    const time = { config: flights.config.initial, at: 1_000, day: '2030-01-01' };
    expect(flights.next({ number: 3, key: '2030-01-01-3', opensAt: 0 }, time)).toMatchObject({
      number: 4,
      opensAt: 4_000,
    });
  });

  it('GAME-12 tells nobody in flight where it ends', () => {
    const { runner, round, place, takeOff, advance } = opened();
    const id = place();
    takeOff();
    const flyingAt = runner.now();
    expect(runner.showShared('crash', round)).toEqual({ flyingAt, bustX100: null });
    expect(runner.show(id)).toMatchObject({ bustX100: null });
    advance();
    expect(runner.showShared('crash', round)).toEqual({ flyingAt, bustX100: 250 });
    expect(runner.show(id)).toMatchObject({ outX100: null, bustX100: 250 });
  });

  it('GAME-05 GAME-11 pays a target by comparison, also where it is where the flight ends', () => {
    const { runner, place, takeOff, advance } = opened();
    const [reached, missed] = [place({ autoX100: 250 }), place({ autoX100: 251 })];
    takeOff();
    advance();
    expect(runner.round(reached).results).toMatchObject([{ status: 'WON', payoutMinor: 2_500 }]);
    expect(runner.round(missed).results).toMatchObject([{ status: 'LOST', payoutMinor: 0 }]);
    expect(runner.show(reached)).toMatchObject({ outX100: 250, isByHand: false, endX100: 250 });
    expect(runner.total()).toBe(0);
    expect(runner.replay(reached)).toEqual(runner.answered(reached));
  });

  it('GAME-05 GAME-11 pays a cash-out at once by when it arrived, asked for again the same, and settles it no second time', () => {
    const { runner, place, takeOff, advance, out } = opened();
    const id = place();
    takeOff();
    runner.pass(reachedAtMs(180));
    const answer = out(id);
    expect(answer).toMatchObject({ outX100: 180, isByHand: true });
    expect(runner.balance('ana/main')).toBe(10_000 - 1_000 + 1_800);
    runner.pass(1_000);
    expect(runner.step(id, { do: 'cash-out' }, 0)).toEqual(answer);
    expect(() => out(id)).toThrow('STEP_INVALID');
    advance();
    expect(runner.balance('ana/main')).toBe(10_800);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('GAME-05 takes a cash-out at the end itself, in its last millisecond, and none after it', () => {
    const { runner, place, takeOff, advance, out } = opened();
    const [first, late] = [place(), place()];
    takeOff();
    runner.pass(flightMs(250) - 1);
    expect(out(first)).toMatchObject({ outX100: 250 });
    runner.pass(1);
    expect(() => out(late)).toThrow('TOO_LATE');
    advance();
    expect(() => out(late)).toThrow('TOO_LATE');
    expect(runner.round(late).results).toMatchObject([{ status: 'LOST', payoutMinor: 0 }]);
  });

  it('GAME-05 pays whoever cashes out in any millisecond what the climb says, and whoever is late nothing', () => {
    const arrival = fc.integer({ min: 0, max: flightMs(250) + 3_000 });
    const target = fc.option(fc.integer({ min: 101, max: 400 }), { nil: null });
    fc.assert(
      fc.property(arrival, target, (ms, autoX100) => {
        const { runner, place, takeOff, advance, out } = opened();
        const id = place({ autoX100 });
        takeOff();
        runner.pass(ms);
        const grown = Math.floor(100 * Math.exp(0.000_06 * ms) + 1e-9);
        const byHand = Math.min(grown, autoX100 ?? Infinity);
        if (byHand >= 101 && byHand <= 250) expect(out(id)).toMatchObject({ outX100: byHand });
        else expect(() => out(id)).toThrow(byHand < 101 ? 'STEP_INVALID' : 'TOO_LATE');
        advance();
        const left = (autoX100 ?? Infinity) <= 250 ? autoX100 : null;
        const paidX100 = byHand >= 101 && byHand <= 250 ? byHand : (left ?? 0);
        expect(runner.balance('ana/main')).toBe(9_000 + paidX100 * 10);
        expect(runner.total()).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('GAME-05 never pays the target later than the hand, nor a hand beyond it', () => {
    const { runner, place, takeOff, out } = opened();
    const id = place({ autoX100: 150 });
    takeOff();
    runner.pass(reachedAtMs(200));
    expect(out(id)).toMatchObject({ outX100: 150, isByHand: false });
  });

  it('GAME-05 collects a target that was passed, and nothing before that', () => {
    const { runner, place, takeOff } = opened();
    const id = place({ autoX100: 150 });
    const collect = () => runner.step(id, { do: 'collect' });
    expect(collect).toThrow('STEP_INVALID');
    takeOff();
    runner.pass(reachedAtMs(150) - 1);
    expect(collect).toThrow('STEP_INVALID');
    runner.pass(1);
    expect(collect()).toMatchObject({ outX100: 150, isByHand: false, bustX100: null });
    expect(runner.balance('ana/main')).toBe(10_500);
  });

  it('GAME-05 collects a target that the flight did not reach no more than it pays it', () => {
    const { runner, place, takeOff } = opened();
    const id = place({ autoX100: 251 });
    takeOff();
    runner.pass(reachedAtMs(251));
    expect(() => runner.step(id, { do: 'collect' })).toThrow('TOO_LATE');
  });

  it('GAME-05 pays no cash-out below 1.01, and none before the flight', () => {
    const { runner, place, takeOff, advance, out } = opened();
    const id = place();
    expect(() => out(id)).toThrow('STEP_INVALID');
    takeOff();
    runner.pass(reachedAtMs(101) - 1);
    expect(() => out(id)).toThrow('STEP_INVALID');
    runner.pass(1);
    expect(out(id)).toMatchObject({ outX100: 101 });
    advance();
  });

  it('GAME-05 pays nobody where it ends at 1.00', () => {
    const { runner, place, takeOff, advance, out } = opened(0);
    const [auto, hand] = [place({ autoX100: 101 }), place()];
    takeOff();
    runner.pass(flightMs(100) - 1);
    expect(() => out(hand)).toThrow('STEP_INVALID');
    runner.pass(1);
    expect(() => out(hand)).toThrow('TOO_LATE');
    advance();
    expect([auto, hand].map((id) => runner.round(id).results[0]?.status)).toEqual(['LOST', 'LOST']);
  });

  it('GAME-05 takes two bets a player in one flight, and none once it is closed', () => {
    const { runner, place, advance } = opened();
    place();
    place({ autoX100: 200 });
    expect(() => place({ autoX100: 300 })).toThrow('BET_INVALID');
    advance();
    expect(() => place({ player: 'eva' })).toThrow('ROUND_CLOSED');
    expect(runner.balance('eva/main')).toBe(10_000);
  });

  it('GAME-05 lets cash-outs stand and gives all else back when a flight cannot go on', () => {
    const { runner, round, place, takeOff, out } = opened();
    const [taken, flying] = [place(), place({ player: 'eva', autoX100: 110 })];
    takeOff();
    runner.pass(reachedAtMs(120));
    out(taken);
    runner.cancelShared('crash', round);
    expect([runner.balance('ana/main'), runner.balance('eva/main')]).toEqual([10_200, 10_000]);
    expect(runner.round(flying).results).toMatchObject([{ status: 'VOID', validStakeMinor: 0 }]);
    expect(runner.show(flying)).toMatchObject({ outX100: null, bustX100: null });
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 cashes out by itself at the most that a bet pays, and at the top of all flights', () => {
    const { runner, place, takeOff, advance } = opened(WORD - 1);
    runner.fund('ana/main', 1_000_000);
    const [large, small] = [place({ stakeMinor: 1_000_000 }), place({ stakeMinor: 100 })];
    takeOff();
    expect(runner.showShared('crash', runner.round(large).keys[0] ?? '')).toMatchObject({ bustX100: null });
    advance();
    expect(runner.round(large).results).toMatchObject([{ payoutMinor: 50_000_000 }]);
    expect(runner.show(large)).toMatchObject({ outX100: 5_000, endX100: 5_000, bustX100: CRASH_TOP_X100 });
    expect(runner.round(small).results).toMatchObject([{ payoutMinor: CRASH_TOP_X100 }]);
  });

  it('GAME-05 keeps what a flight could cost the house within its most', () => {
    const tight = { ...crash.config, initial: { ...Object(crash.config.initial), maxFlightMinor: 5_000 } };
    const runner = createMemoryRunner({ ...crash, config: tight });
    runner.fund('ana/main', 10_000);
    const round = runner.openShared('crash', { script: [0] });
    const place = (autoX100: number) =>
      runner.place({ player: 'ana', family: 'crash', bet: { round, stakeMinor: 1_000, autoX100 } });
    place(300);
    expect(() => place(201)).toThrow('EXPOSURE');
    expect(runner.balance('ana/main')).toBe(9_000);
    place(200);
  });

  it('GAME-14 costs its stake with the edge of its target, and says the most that it pays', () => {
    const price = (bet: object) =>
      crash.accept(bet, { config: crash.config.initial, at: 0, phase: () => null }).price();
    expect(price({ round: 'r', stakeMinor: 1_000, autoX100: 200 })).toEqual({
      stakes: [
        {
          ...{ line: 'bet', stakeMinor: 1_000, edgeBp: 301 },
          exposures: [{ key: 'r', amountMinor: 2_000, capMinor: 10_000_000_000 }],
        },
      ],
      maxPayoutMinor: 2_000,
    });
    expect(price({ round: 'r', stakeMinor: 1_000_000, autoX100: null })).toMatchObject({ maxPayoutMinor: 50_000_000 });
  });

  it.each([
    ['a target of 1.00', { autoX100: 100 }],
    ['a target above the top', { autoX100: CRASH_TOP_X100 + 1 }],
    ['half a hundredth', { autoX100: 150.5 }],
    ['no stake', { stakeMinor: 0 }],
    ['half a centavo', { stakeMinor: 100.5 }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, place } = opened();
    expect(() => place(wrong)).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(10_000);
  });

  it.each([
    ['no target at all', (round: string) => ({ round, stakeMinor: 1_000 })],
    ['a further field', (round: string) => ({ round, stakeMinor: 1_000, autoX100: null, more: 1 })],
    ['no flight', () => ({ stakeMinor: 1_000, autoX100: null })],
    ['text', () => 'all of it'],
  ])('GAME-05 refuses %s', (_what, bet) => {
    const { runner, round } = opened();
    expect(() => runner.place({ player: 'ana', family: 'crash', bet: bet(round) })).toThrow('BET_INVALID');
  });

  it('GAME-05 refuses stakes outside its limits, and what the player has not', () => {
    const { runner, place } = opened();
    runner.fund('ana/main', 2_000_000);
    for (const stakeMinor of [99, 1_000_001]) expect(() => place({ stakeMinor })).toThrow('STAKE_INVALID');
    expect(() => place({ player: 'eva', stakeMinor: 10_001 })).toThrow('INSUFFICIENT_FUNDS');
    place({ stakeMinor: 1_000_000 });
    place({ stakeMinor: 100 });
  });

  it.each([['cash-out'], [{ do: 'fly' }], [{ do: 'cash-out', at: 200 }]])('GAME-05 refuses the step %j', (step) => {
    const { runner, place, takeOff } = opened();
    const id = place();
    takeOff();
    runner.pass(reachedAtMs(120));
    expect(() => runner.step(id, step)).toThrow('STEP_INVALID');
  });

  it('QA-08 has visitors who leave their bets to a target', () => {
    const { runner, round } = opened();
    const random = { int: (min: number) => min, pick: <T>([first]: readonly T[]): T => first as T };
    const bet = crash.automatic?.bet(1_000, random, { key: round, shown: null });
    const id = runner.place({ player: 'ana', family: 'crash', bet });
    expect(runner.show(id)).toMatchObject({ round, autoX100: 120 });
  });

  it('QA-08 has flights that testers wish for', () => {
    const ended = (bust: number | null) => ({ flyingAt: 0, bustX100: bust });
    const fits = (wish: object, bust: number | null) => flights.force?.read(wish)(ended(bust));
    expect([249, 250, 251].map((bust) => fits({ bustX100: 250 }, bust))).toEqual([false, true, false]);
    expect([199, 200, 299, 300].map((bust) => fits({ atLeastX100: 200, belowX100: 300 }, bust))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(fits({ bustX100: 100 }, null)).toBe(false);
    expect(() => flights.force?.read({ roll: 1 })).toThrow('BET_INVALID');
  });
});
