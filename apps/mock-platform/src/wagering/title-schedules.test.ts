import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { counted } from './expose';
import { raffle } from './families/raffle-fixture';
import { roulette } from './families/roulette-fixture';
import { dayNamed } from './shared-days';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';
import { tableAt } from './title-rounds';

const DAY = '2030-01-02';
/** Midnight in Mexico City. */
const BEGIN = Date.UTC(2030, 0, 2, 6);
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const [QUARTERS, LONG] = ['raffle/quarters', 'raffle/long'];

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(raffle);
  real.world.clock.set(BEGIN);
  ana = await real.player(100_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const { shared } = { shared: () => real.runner.shared };
const named = (rounds: string, key: string) => shared().named(real.world, { rounds, key });
const past = (rounds: string, { before = null, most }: { before?: string | null; most: number }) =>
  shared()
    .past(real.world, { rounds, before, most })
    .map(({ key }) => key);
const longKey = (days: number): string => String(BEGIN + days * DAY_MS);
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const bet = (
  round: string,
  {
    nodeId,
    stakeMinor = 100,
    id = round,
    by = ana,
    ticket = 0,
  }: {
    nodeId: string;
    stakeMinor?: number;
    id?: string;
    by?: string;
    ticket?: number;
  },
) => real.place(by, { round: `${nodeId}-${id}`, nodeId, family: 'raffle', bet: { round, ticket, stakeMinor } });

describe('rounds of a title that opens by hours of its own', () => {
  it('GAME-12 LOTT-02 stand as its own schedule says, several at a time where they go on for days', () => {
    real.world.clock.advance(7 * HOUR_MS);
    const keys = (rounds: string) =>
      shared()
        .standing(real.world, rounds)
        .map(({ key }) => key);
    expect(keys(QUARTERS)).toEqual([`${DAY}/2`]);
    expect(keys(LONG)).toEqual([longKey(-3), longKey(-2), longKey(-1), longKey(0)].slice(1));
    expect(count('shared_rounds')).toBe(0);
  });

  it('GAME-12 have a chain for each of their days, as long as the title has rounds', () => {
    const ends = [QUARTERS, LONG].map((rounds) => shared().chainEnds(real.world, rounds).end);
    expect(new Set(ends).size).toBe(2);
    real.world.clock.advance(DAY_MS);
    const fourth = shared().resultOf(real.world, { rounds: QUARTERS, day: DAY, number: 4 });
    expect(fourth?.key).toBe(`${DAY}/4`);
    expect(shared().resultOf(real.world, { rounds: QUARTERS, day: DAY, number: 5 })).toBeNull();
  });

  it('GAME-12 are found by the names that the title gives, whatever the day, and no other name is one', () => {
    real.world.clock.advance(400 * DAY_MS);
    for (const days of [0, 200, 395]) expect(named(LONG, longKey(days))).toMatchObject({ isOver: true });
    expect(named(LONG, longKey(398))).toMatchObject({ isOver: false, takesBets: true });
    expect(named(QUARTERS, `${DAY}/3`)).toMatchObject({ key: `${DAY}/3`, number: 3, day: DAY, isOver: true });
    const none = [`${DAY}/5`, `${DAY}-1`, '', 'none', '2030-02-31/1'];
    expect(none.map((key) => named(QUARTERS, key))).toEqual(none.map(() => null));
    // Those to come are none yet.
    expect([named(LONG, longKey(401)), named(LONG, String(BEGIN + 1))]).toEqual([null, null]);
  });

  it('GAME-12 are waited for by bets, by their names, up to the end of the schedule', () => {
    expect(codeOf(() => bet(longKey(1), { nodeId: 'long' }))).toBe('ROUND_CLOSED');
    expect(codeOf(() => bet(longKey(-3), { nodeId: 'long' }))).toBe('ROUND_CLOSED');
    bet(longKey(-2), { nodeId: 'long' });
    expect(named(LONG, longKey(-2))).toMatchObject({ takesBets: true });
    real.world.clock.advance(DAY_MS + 5 * MINUTE_MS);
    expect(named(LONG, longKey(-2))).toMatchObject({ isOver: true });
    expect(count("bets WHERE status = 'SETTLED'")).toBe(1);
  });
});

describe('what is past of a title', () => {
  it('LOTT-09 is the newest first, from before a name on, across days, without a row', () => {
    real.world.clock.advance(2 * DAY_MS + 13 * HOUR_MS);
    const keys = ['2030-01-04/2', '2030-01-04/1', '2030-01-03/4', '2030-01-03/3', '2030-01-03/2', '2030-01-03/1'];
    expect(past(QUARTERS, { most: 6 })).toEqual(keys);
    expect(past(QUARTERS, { before: '2030-01-03/4', most: 3 })).toEqual(keys.slice(3));
    expect(past(QUARTERS, { before: 'nonsense', most: 3 })).toEqual([]);
    expect(count('shared_rounds')).toBe(0);
  });

  it('LOTT-09 is what is over, also where some that opened earlier are not', () => {
    real.world.clock.advance(10 * DAY_MS + HOUR_MS);
    // Opened three days ago or more, and drawn within minutes of that.
    expect(past(LONG, { most: 3 })).toEqual([longKey(7), longKey(6), longKey(5)]);
  });

  it('LOTT-09 shows a round that somebody was in as it came out with them', () => {
    const { roundId } = bet(`${DAY}/1`, { nodeId: 'quarters' });
    real.world.clock.advance(6 * HOUR_MS);
    const [last] = shared().past(real.world, { rounds: QUARTERS, before: null, most: 1 });
    expect([last?.key, last?.published.betsRoot]).toEqual([
      `${DAY}/1`,
      real.runner.prove(real.world, roundId)?.shared.root,
    ]);
    expect(shared().betCount(real.world, { rounds: QUARTERS, key: `${DAY}/1` })).toBe(1);
  });
});

describe('a quiet phase', () => {
  it('GAME-12 LOTT-03 is shown to everybody, and told to no bet', () => {
    const { roundId } = bet(`${DAY}/1`, { nodeId: 'quarters' });
    real.world.clock.advance(6 * HOUR_MS - 14 * MINUTE_MS);
    const seen: unknown[] = [];
    for (const _step of [1, 2, 3]) {
      seen.push(named(QUARTERS, `${DAY}/1`)?.shown);
      real.world.clock.advance(MINUTE_MS);
    }
    expect(seen.slice(0, 2)).toEqual([
      { shownOf: 1, ticket: null },
      { shownOf: 2, ticket: null },
    ]);
    expect(seen[2]).toMatchObject({ shownOf: 3, ticket: expect.any(Number) });
    const { view } = real.runner.own(real.world, { roundId, memberId: ana, nodeId: 'quarters', wallet: 'main' });
    expect(view()).toEqual({ told: ['closed', 'drawn'] });
  });
});

it('GAME-12 a round that is over without a word to its bets is a fault', () => {
  const { rounds } = raffle;
  const quarters = rounds?.ofTitle?.('quarters');
  if (!rounds || !quarters) throw new Error('raffles have titles');
  const silent: typeof quarters = {
    ...quarters,
    advance(from, context) {
      const phase = quarters.advance(from, context);
      return phase.lastsMs === null ? { ...phase, isQuiet: true } : phase;
    },
  };
  const other = openRunner({ ...raffle, rounds: { ...rounds, ofTitle: () => silent } });
  other.world.clock.set(BEGIN + 6 * HOUR_MS);
  const of = { rounds: QUARTERS, key: `${DAY}/1` };
  expect(() => other.runner.shared.named(other.world, of)).toThrow('is over without a word to its bets');
  other.world.close();
});

describe('what may be lost on a round', () => {
  it('GAME-12 LOTT-05 counts by the player where it says so, and by the table', async () => {
    const eva = await real.player(100_000);
    const key = `${DAY}/1`;
    bet(key, { nodeId: 'quarters', stakeMinor: 900, id: 'a' });
    expect(codeOf(() => bet(key, { nodeId: 'quarters', stakeMinor: 101, id: 'b' }))).toBe('EXPOSURE_REACHED');
    bet(key, { nodeId: 'quarters', stakeMinor: 1_000, id: 'c', by: eva });
    // 1,900 of 2,500 are staked by all, and 900 of 1,000 by the one.
    bet(key, { nodeId: 'quarters', stakeMinor: 100, id: 'd' });
    const pia = await real.player(100_000);
    expect(codeOf(() => bet(key, { nodeId: 'quarters', stakeMinor: 501, id: 'e', by: pia }))).toBe('EXPOSURE_REACHED');
    bet(longKey(0), { nodeId: 'long', stakeMinor: 1_000, id: 'f' });
    real.world.clock.advance(4 * DAY_MS);
    expect(count('exposures')).toBe(0);
  });

  it('GAME-12 has a name of its own for each table and player', () => {
    const at = (nodeId: string) => ({ nodeId, tableOwnerId: null });
    const tables = [tableAt(real.world, raffle, at('long')), tableAt(real.world, roulette, at('010001'))];
    expect(tables).toEqual(['long', null]);
    const exposure = { key: 'k', amountMinor: 1, capMinor: 2 };
    const of = (perPlayer: boolean, table: string | null) =>
      counted({ ...exposure, ...(perPlayer && { perPlayer }) }, { table, memberId: 'ana' });
    expect([of(false, null), of(true, null), of(false, 't'), of(true, 't')].map(({ key }) => key)).toEqual([
      ...['k', 'ana/k', 't/k', 't/ana/k'],
    ]);
    expect(of(true, 't')).toEqual({ key: 't/ana/k', amountMinor: 1, capMinor: 2 });
  });
});

it('GAME-12 a jump of a year over a title that is on for days leaves no row, and the days end as they began', () => {
  real.world.clock.advance(365 * DAY_MS);
  // Three take bets, and one was closed just now.
  expect(
    shared()
      .standing(real.world, LONG)
      .map(({ takesBets }) => takesBets),
  ).toEqual([false, true, true, true]);
  expect(past(LONG, { most: 1 })).toEqual([String(dayNamed('2030-12-29').begin)]);
  expect(count("due_jobs WHERE kind LIKE 'shared.%'")).toBe(0);
});
