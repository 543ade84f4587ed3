import type { LegResult } from '@tonalli/sportsbook/leg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { UNCHANGED } from './change';
import { forceScore } from './change-match';
import { eventNamed } from './events';
import { fixturesOf } from './fixtures';
import { eventState, follow, priceOf, resultOf } from './index';
import { sportsRepository } from './sports.repository';

const DAY = '2030-01-02';
/** Midnight in Mexico City. */
const BEGIN = Date.UTC(2030, 0, 2, 6);
const MINUTE_MS = 60_000;
const HOURS_MS = 60 * MINUTE_MS;
/** Football, from midnight on, and over after 112 minutes; baseball, twenty minutes later; maps, an hour later. */
const [MATCH, GAME, MAPS] = [`${DAY}-001`, `${DAY}-002`, `${DAY}-004`];
const ENDED = BEGIN + 112 * MINUTE_MS;
const CONFIRMED = ENDED + 2 * MINUTE_MS;

let world: OpenWorld;
let told: [string, unknown][];
beforeEach(() => {
  world = createTestWorld();
  told = [];
  vi.spyOn(world, 'tell').mockImplementation((name, fact) => void told.push([name, fact]));
  world.clock.set(BEGIN - MINUTE_MS);
});
afterEach(() => world.close());

const of = (type: string, key: string, selection: string) => ({ event: MATCH, type, key, selection });
const after = (ms: number, ...asked: Parameters<typeof of>) => {
  world.clock.set(BEGIN + ms);
  return resultOf(world, of(...asked), null);
};
const begin = (event = MATCH) => world.transaction(() => follow(world, event));
const scoreOf = (event: string) => eventNamed(world, event)?.score ?? expect.fail('no score');

describe('results', () => {
  it('GAME-14 are told once of a match that is followed, two minutes after its end', () => {
    begin();
    begin();
    world.clock.set(CONFIRMED - 1);
    expect(told).toEqual([]);
    expect(resultOf(world, of('matchResult', 'match', 'home'), null)).toBeNull();
    world.clock.set(CONFIRMED);
    expect(told).toEqual([['sports.decided', { event: MATCH, at: CONFIRMED }]]);
    expect(resultOf(world, of('matchResult', 'match', 'home'), null)).not.toBeNull();
    world.clock.set(CONFIRMED + 24 * HOURS_MS);
    expect(told).toHaveLength(1);
  });

  it('GAME-14 are told of matches whose end nobody knows beforehand', () => {
    for (const event of [GAME, MAPS]) begin(event);
    world.clock.set(BEGIN + 12 * HOURS_MS);
    expect(told.map(([, fact]) => fact)).toEqual(
      expect.arrayContaining([GAME, MAPS].map((event) => expect.objectContaining({ event }))),
    );
    for (const event of [GAME, MAPS]) {
      const { home, away } = scoreOf(event);
      const [won, lost] = home > away ? ['home', 'away'] : ['away', 'home'];
      expect(resultOf(world, { ...of('winner', 'match', won), event }, null)).toEqual({
        result: 'WON',
        voidReason: null,
        score: { home, away },
      });
      expect(resultOf(world, { ...of('winner', 'match', lost), event }, null)?.result).toBe('LOST');
    }
  });

  it.each([
    { home: 2, away: 1 },
    { home: 0, away: 0 },
    { home: 0, away: 1 },
  ])('GAME-14 follow from the score $home-$away', (score) => {
    world.transaction(() => forceScore(world, MATCH, score));
    world.clock.set(CONFIRMED);
    const { home, away } = scoreOf(MATCH);
    const result = (type: string, key: string, selection: string): LegResult | undefined =>
      resultOf(world, of(type, key, selection), null)?.result;
    const won = (is: boolean) => (is ? 'WON' : 'LOST');
    expect(result('matchResult', 'match', 'draw')).toBe(won(home === away));
    expect(result('totalGoals', 'match:10', 'over')).toBe(won(home + away > 2));
    expect(result('totalGoals', `match:${4 * (home + away) + 1}`, 'under')).toBe('HALF_WON');
    expect(result('bothTeamsScore', 'match', 'yes')).toBe(won(home > 0 && away > 0));
    expect(result('correctScore', 'match', `${home}-${away}`)).toBe('WON');
    expect(result('teamTotal', 'home:2', 'over')).toBe(won(home > 0));
    // Of a bet in play nothing counts that was scored before.
    const handicap = resultOf(world, of('asianHandicap', 'match:0', 'home'), { home, away });
    expect(handicap?.result).toBe('VOID');
  });

  it('GAME-14 are none of what there is not', () => {
    world.clock.set(CONFIRMED);
    for (const [type, key, selection] of [
      ['winner', 'match', 'home'],
      ['matchResult', 'half3', 'home'],
      ['matchResult', 'match', 'toString'],
      ['totalGoals', 'match:x', 'over'],
    ] as const)
      expect(resultOf(world, of(type, key, selection), null)).toBeNull();
    expect(resultOf(world, { ...of('matchResult', 'match', 'home'), event: `${DAY}-999` }, null)).toBeNull();
    expect(eventState(world, `${DAY}-999`)).toBeNull();
  });

  it('GAME-14 keep what is decided of a match that is broken off, and give back all else', () => {
    // Every world has other seeds: a match with an early goal that stands.
    world.clock.set(BEGIN + 30 * HOURS_MS);
    const stands = (id: string) => eventNamed(world, id)?.incidents.every(({ kind }) => kind !== 'takenBack');
    const goalOf = (id: string) =>
      eventNamed(world, id)?.incidents.find(({ kind, step }) => kind === 'goal' && step < 90);
    const football = fixturesOf(DAY).filter(({ league }) => league.sport === 'football');
    const { id, startsAt } = football.find((one) => stands(one.id) && goalOf(one.id)) ?? expect.fail('no goal all day');
    const goal = goalOf(id) ?? expect.fail('no goal');
    const whole = eventNamed(world, id)?.incidents ?? [];
    const broken = goal.step + 3;
    const { score } = whole.findLast(({ step }) => step < broken) ?? goal;
    const total = score.home + score.away;
    sportsRepository(world).change(id, { ...UNCHANGED, times: 1, brokenOffAt: startsAt + broken * MINUTE_MS });
    expect(eventState(world, id)).toMatchObject({ state: 'ABANDONED', takesBets: false, isForced: true, score });
    const result = (type: string, key: string, selection: string) =>
      resultOf(world, { event: id, type, key, selection }, null);
    expect(result('totalGoals', `match:${4 * total - 2}`, 'over')).toEqual({ result: 'WON', voidReason: null, score });
    expect(result('totalGoals', `match:${4 * total - 2}`, 'under')?.result).toBe('LOST');
    expect(result('totalGoals', `match:${4 * total + 2}`, 'over')).toEqual({
      result: 'VOID',
      voidReason: 'abandoned',
      score,
    });
    expect(result('matchResult', 'match', 'home')?.result).toBe('VOID');
    expect(result('firstGoal', 'match', goal.side ?? 'none')?.result).toBe('WON');
  });

  it('GAME-14 give back everything of a match that is cancelled, or postponed by more than 48 hours', () => {
    begin();
    sportsRepository(world).change(MATCH, { ...UNCHANGED, times: 1, postponedTo: BEGIN + 48 * HOURS_MS + 1 });
    expect(after(48 * HOURS_MS - 1, 'matchResult', 'match', 'home')).toBeNull();
    expect(eventState(world, MATCH)).toMatchObject({ state: 'POSTPONED', score: null });
    expect(priceOf(world, of('matchResult', 'match', 'home'))).toBeNull();
    const back = { result: 'VOID', voidReason: 'postponed', score: null };
    expect(after(48 * HOURS_MS, 'matchResult', 'match', 'home')).toEqual(back);
    expect(told).toEqual([['sports.decided', { event: MATCH, at: BEGIN + 48 * HOURS_MS }]]);
    sportsRepository(world).change(GAME, { ...UNCHANGED, times: 1, cancelledAt: BEGIN });
    expect(resultOf(world, { ...of('winner', 'match', 'home'), event: GAME }, null)).toEqual({
      ...back,
      voidReason: 'cancelled',
    });
  });

  it('GAME-14 of a match that is postponed by less are those of its later play', () => {
    begin();
    const later = BEGIN + 48 * HOURS_MS;
    sportsRepository(world).change(MATCH, { ...UNCHANGED, times: 1, postponedTo: later });
    world.clock.set(later - 1);
    expect(eventState(world, MATCH)).toMatchObject({ state: 'POSTPONED', startsAt: later });
    world.clock.set(later + 113 * MINUTE_MS);
    expect(told).toEqual([]);
    world.clock.set(later + 114 * MINUTE_MS);
    expect(told).toHaveLength(1);
    expect(resultOf(world, of('totalGoals', 'match:-2', 'over'), null)?.result).toBe('WON');
  });

  it('GAME-15 are not bet on once nothing was heard of a match for fifteen seconds', () => {
    const from = BEGIN + 20 * MINUTE_MS;
    const until = from + 4 * MINUTE_MS;
    sportsRepository(world).change(MATCH, { ...UNCHANGED, times: 1, silence: { from, until } });
    const at = (ms: number) => {
      world.clock.set(ms);
      return priceOf(world, of('matchResult', 'match', 'home')) ?? expect.fail('no price');
    };
    const versions = [at(from - 1), at(from + 14_999), at(from + 15_000), at(until - 1), at(until)];
    expect(versions[2]?.state).toBe('SUSPENDED');
    expect(eventNamed(world, MATCH)?.markets.every(({ suspension }) => suspension !== 'heartbeat')).toBe(true);
    world.clock.set(from + 15_000);
    expect(eventNamed(world, MATCH)?.markets.every(({ suspension }) => suspension === 'heartbeat')).toBe(true);
    for (const [nth, { version }] of versions.entries())
      expect(version).toBeGreaterThanOrEqual(versions[nth - 1]?.version ?? 0);
    expect(versions[2]?.version).toBeGreaterThan(versions[1]?.version ?? 0);
  });
});
