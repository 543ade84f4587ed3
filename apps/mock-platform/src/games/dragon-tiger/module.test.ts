import { createHash } from 'node:crypto';
import { DragonTigerConfig } from '@tonalli/contracts/games/dragon-tiger';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { dragonTiger } from './module';
import { DEALS, OUTCOMES, outcomeOf, PAYS, paidIn, returnBp, statedPercent } from './odds';

const family = 'dragon-tiger';
const context = { config: dragonTiger.config.initial, at: 0, phase: () => null };
const [ACE, TWO, KING] = [0, 1, 12];

function opened(script: readonly number[] = [KING, ACE]) {
  const runner = createMemoryRunner(dragonTiger);
  for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 200_000);
  const round = runner.openShared(family, { script: [...script] });
  const place = (player: string, spots: unknown) => runner.place({ player, family, bet: { round, spots } });
  const on = () => runner.advance(family, round);
  return { runner, round, place, on };
}
function played(spots: Record<string, number>, script?: readonly number[]) {
  const { runner, place, on } = opened(script);
  const id = place('ana', spots);
  for (const _phase of ['closed', 'dealing', 'result']) on();
  return runner.round(id).results;
}

/** All pairs of different cards of eight decks, card by card, apart from the code. */
function countPairs() {
  const decks = Array.from({ length: 416 }, (_, place) => ({ rank: place % 13, suit: Math.floor((place % 52) / 13) }));
  const came = { dragon: 0, tiger: 0, tie: 0, suited: 0 };
  for (const [at, one] of decks.entries()) {
    for (const [beside, other] of decks.entries()) {
      if (at === beside) continue;
      if (one.rank > other.rank) came.dragon += 1;
      else if (one.rank < other.rank) came.tiger += 1;
      else if (one.suit === other.suit) came.suited += 1;
      else came.tie += 1;
    }
  }
  return came;
}

describe('dragon tiger', () => {
  it('GAME-05 GAME-11 comes out as often as all pairs of 416 cards do, and every bet returns its exact part', () => {
    const { dragon, tiger, tie, suited } = countPairs();
    expect(OUTCOMES.map(({ ways }) => ways)).toEqual([dragon, tiger, tie, suited]);
    expect(DEALS).toBe(416 * 415);
    const part = (paid: number) => Math.floor((paid * 10_000) / DEALS);
    expect(returnBp({ dragon: 100 })).toBe(part(2 * dragon + (tie + suited) / 2));
    expect(returnBp({ tiger: 100 })).toBe(part(2 * tiger + (tie + suited) / 2));
    expect(returnBp({ tie: 100 })).toBe(part(12 * (tie + suited)));
    expect(returnBp({ 'suited-tie': 100 })).toBe(part(51 * suited));
    const percents = [{ dragon: 100 }, { tie: 100 }, { 'suited-tie': 100 }].map(statedPercent);
    expect(percents).toEqual(['96.26', '89.63', '86.02']);
    expect(dragonTiger.stated?.(dragonTiger.config.initial)).toMatchObject({ rtpPercent: '96.26', maxWinStakes: 51 });
  });

  it('GAME-05 GAME-12 deals and pays as it did when the first round was played', () => {
    const rules = createHash('sha256')
      .update(JSON.stringify([PAYS, OUTCOMES]))
      .digest('hex')
      .slice(0, 32);
    const { version, rounds } = dragonTiger;
    expect([rules, version, rounds?.version]).toEqual(['6f8ba82a528e8d971ab8f8b31baf3b07', 1, 1]);
  });

  it('GAME-12 takes bets, rests a second in which nothing is dealt, and names the winner only at the end', () => {
    const { runner, round, on } = opened();
    const stands = () => [runner.phase(family, round), runner.showShared(family, round)];
    const nothing = { dragon: null, tiger: null, winner: null };
    expect(stands()).toMatchObject([{ name: 'open', takesBets: true, lastsMs: 12_000 }, nothing]);
    on();
    expect(stands()).toMatchObject([{ name: 'closed', takesBets: false, lastsMs: 1_000 }, nothing]);
    on();
    const cards = { dragon: KING, tiger: ACE };
    expect(stands()).toMatchObject([
      { name: 'dealing', lastsMs: 4_500 },
      { ...cards, winner: null },
    ]);
    on();
    expect(stands()).toMatchObject([
      { name: 'result', lastsMs: null },
      { ...cards, winner: 'dragon' },
    ]);
  });

  it('GAME-05 settles all who bet on the two cards, and gives half back on a tie, cut to the centavo', () => {
    const { runner, place, on } = opened();
    const ana = place('ana', { dragon: 500, tie: 200 });
    place('eva', { tiger: 400 });
    for (const _phase of ['closed', 'dealing', 'result']) on();
    expect(runner.show(ana)).toMatchObject({ dragon: KING, tiger: ACE, winner: 'dragon' });
    expect([runner.balance('ana/main'), runner.balance('eva/main')]).toEqual([200_300, 199_600]);
    expect(runner.total()).toBe(0);
    // The ace of another suit: of the cards that are left, the thirteenth.
    expect(played({ dragon: 501, tie: 100, 'suited-tie': 100 }, [ACE, 12])).toMatchObject([
      { status: 'HALF_LOST', payoutMinor: 250, validStakeMinor: 250 },
      { status: 'WON', payoutMinor: 1_200 },
      { status: 'LOST', payoutMinor: 0 },
    ]);
    expect(played({ 'suited-tie': 100, tie: 100 }, [ACE, 51])).toMatchObject([
      { payoutMinor: 5_100 },
      { payoutMinor: 1_200 },
    ]);
  });

  it('GAME-05 the ace is the lowest card, and what lies alike on both sides is no play', () => {
    expect(outcomeOf({ dragon: ACE, tiger: TWO })).toEqual({ winner: 'tiger', isSuited: false });
    expect(played({ dragon: 500, tiger: 700 }).map(({ validStakeMinor }) => validStakeMinor)).toEqual([0, 200]);
    expect(played({ dragon: 500, tiger: 700 }, [ACE, 51]).map(({ validStakeMinor }) => validStakeMinor)).toEqual([
      0, 0,
    ]);
  });

  it('GAME-05 never pays more than was said beforehand, for every outcome', () => {
    const spots = { dragon: 333, tiger: 555, tie: 100, 'suited-tie': 101 };
    const { maxPayoutMinor } = dragonTiger.accept({ round: 'k', spots }, context).price();
    expect(maxPayoutMinor).toBe(Math.max(...OUTCOMES.map((outcome) => paidIn(spots, outcome))));
  });

  it('GAME-12 opens on the grid of the day, and gives all back where a round comes to no result', () => {
    const { runner, place, on, round } = opened();
    place('ana', { dragon: 300, tie: 100 });
    on();
    runner.cancelShared(family, round);
    expect(runner.balance('ana/main')).toBe(200_000);
    const again = createMemoryRunner(dragonTiger);
    expect([again.openShared(family), again.openShared(family)]).toEqual(['2030-01-01-1', '2030-01-01-2']);
    const everyMs = again.now() - Date.UTC(2030, 0, 1);
    expect(everyMs - 12_000 - 1_000 - 4_500).toBeGreaterThanOrEqual(3_000);
    expect(86_400_000 % everyMs).toBe(0);
  });

  it('QA-08 comes out as a tester wishes, and where nothing is dealt nothing fits', () => {
    const force = dragonTiger.rounds?.force;
    expect(force?.read({ winner: 'dragon' })({ dealt: { dragon: KING, tiger: ACE } })).toBe(true);
    expect(force?.read({ winner: 'tie' })({ dealt: { dragon: KING, tiger: ACE } })).toBe(false);
    expect(force?.read({ suited: true })({ dealt: { dragon: KING, tiger: KING } })).toBe(true);
    expect(force?.read({ winner: 'tie' })({ dealt: null })).toBe(false);
    for (const wish of [{ winner: 'banker' }, {}, { suited: false }])
      expect(() => force?.read(wish)).toThrow('BET_INVALID');
  });

  it('GAME-05 is played by visitors, and refuses what is no bet or beyond its limits', () => {
    const { runner, round } = opened();
    const bet = dragonTiger.automatic?.bet(500, createRandom('a visitor'), { key: round, shown: null });
    expect(Object.values(runner.open(runner.place({ player: 'ana', family, bet })))).toEqual([500]);
    const wrong: { spots: Record<string, number> }[] = [
      { spots: {} },
      { spots: { banker: 100 } },
      { spots: { tie: 0 } },
      { spots: { constructor: 100 } },
    ];
    for (const each of wrong) {
      expect(() => runner.place({ player: 'eva', family, bet: { round, ...each } })).toThrow('BET_INVALID');
    }
    expect(runner.balance('eva/main')).toBe(200_000);
    const take = (spots: Record<string, number>) => () => dragonTiger.accept({ round: 'k', spots }, context).price();
    for (const spots of [{ tie: 100_000 }, { dragon: 1_000_000 }]) expect(take(spots)).not.toThrow();
    for (const spots of [{ tie: 99 }, { tie: 100_001 }, { dragon: 1_000_000, tie: 100 }]) {
      expect(take(spots)).toThrow('STAKE_INVALID');
    }
    expect(DragonTigerConfig.parse(dragonTiger.config.initial).maxExposureMinor).toBe(100_000_000);
  });
});
