import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { breakOff, cancelMatch, forceScore, jumpOdds, postponeMatch, silenceMatch } from './change-match';
import { eventNamed, priceOf, proofNamed } from './events';
import { follow } from './follow';
import { resultOf } from './results';

const DAY = '2030-01-02';
const BEGIN = Date.UTC(2030, 0, 2, 6);
const MINUTE_MS = 60_000;
const [MATCH, GAME, MAPS, FIGHT] = [`${DAY}-001`, `${DAY}-002`, `${DAY}-004`, `${DAY}-073`];
/** The first of each. */
const [BASKETBALL, TENNIS, BOXING, AMERICAN] = [`${DAY}-121`, `${DAY}-133`, `${DAY}-145`, `${DAY}-151`];
const HOME = { event: MATCH, type: 'matchResult', key: 'match', selection: 'home' };

let world: OpenWorld;
let told: unknown[];
beforeEach(() => {
  world = createTestWorld();
  told = [];
  vi.spyOn(world, 'tell').mockImplementation((_name, fact) => void told.push(fact));
  at(-1);
});
afterEach(() => world.close());

function at(minutes: number) {
  world.clock.set(BEGIN + minutes * MINUTE_MS);
}
const change = (run: () => boolean): boolean => world.transaction(run);
const now = (id = MATCH) => eventNamed(world, id) ?? expect.fail('no match');

describe('changed matches', () => {
  it.each([
    [MATCH, 3, 2],
    [GAME, 5, 4],
    [MAPS, 2, 1],
    [FIGHT, 0, 0],
    [BASKETBALL, 108, 101],
    [TENNIS, 0, 2],
    [BOXING, 0, 1],
    [AMERICAN, 24, 17],
  ])('QA-08 of %s end with the score that was asked for, %i to %i, and never verify as fair', (id, home, away) => {
    expect(change(() => forceScore(world, id, { home, away }))).toBe(true);
    at(600);
    expect(now(id)).toMatchObject({ state: 'ENDED', score: { home, away }, isForced: true });
    expect(proofNamed(world, id)).toMatchObject({ isForced: true });
  });

  it('QA-08 keep what was played before', () => {
    at(50);
    const before = now();
    const { home, away } = before.score ?? expect.fail('no score');
    expect(change(() => forceScore(world, MATCH, { home: home + 2, away }))).toBe(true);
    expect(now().incidents).toEqual(before.incidents);
    at(200);
    expect(now().score).toEqual({ home: home + 2, away });
    expect(now().incidents.slice(0, before.incidents.length)).toEqual(before.incidents);
  });

  it('QA-08 refuse a score that no course leads to', () => {
    expect(change(() => forceScore(world, MATCH, { home: 60, away: 0 }))).toBe(false);
    expect(now()).toMatchObject({ isForced: false });
  });

  it('GAME-14 are told again once they were decided, with the corrected result', () => {
    world.transaction(() => follow(world, MATCH));
    at(120);
    expect(told).toHaveLength(1);
    const wins = resultOf(world, HOME, null)?.result === 'WON';
    expect(change(() => forceScore(world, MATCH, wins ? { home: 0, away: 1 } : { home: 1, away: 0 }))).toBe(true);
    expect(told).toHaveLength(2);
    expect(resultOf(world, HOME, null)?.result).toBe(wins ? 'LOST' : 'WON');
  });

  it('QA-08 are decided as soon as they are broken off or cancelled', () => {
    for (const id of [MATCH, GAME]) world.transaction(() => follow(world, id));
    at(10);
    expect(change(() => cancelMatch(world, MATCH))).toBe(false);
    expect(change(() => breakOff(world, GAME))).toBe(false);
    expect(change(() => breakOff(world, MATCH))).toBe(true);
    expect(change(() => cancelMatch(world, GAME))).toBe(true);
    at(12);
    expect(told).toEqual([MATCH, GAME].map((event) => ({ event, at: BEGIN + 12 * MINUTE_MS })));
    expect(change(() => forceScore(world, MATCH, { home: 1, away: 0 }))).toBe(false);
  });

  it('QA-08 are put off until they begin anew', () => {
    world.transaction(() => follow(world, MATCH));
    expect(change(() => postponeMatch(world, MATCH, 3 * 60 * MINUTE_MS))).toBe(true);
    at(179);
    expect(now()).toMatchObject({ state: 'POSTPONED', startsAt: BEGIN + 180 * MINUTE_MS });
    at(181);
    expect(now().state).toBe('LIVE');
    expect(change(() => postponeMatch(world, MATCH, MINUTE_MS))).toBe(false);
    at(293);
    expect(told).toEqual([]);
    at(294);
    expect(told).toHaveLength(1);
  });

  it('QA-08 fall silent, and are decided once they are heard of again', () => {
    world.transaction(() => follow(world, MATCH));
    at(100);
    const { score } = now();
    expect(change(() => silenceMatch(world, MATCH, 60 * MINUTE_MS))).toBe(true);
    at(150);
    expect(now()).toMatchObject({ takesBets: false, score, isForced: false });
    expect(told).toEqual([]);
    at(160);
    expect(told).toHaveLength(1);
    expect(now().state).toBe('ENDED');
  });

  it('QA-08 have odds jump, each time with a version that is higher', () => {
    const before = priceOf(world, HOME) ?? expect.fail('no price');
    expect(change(() => jumpOdds(world, MATCH, 150))).toBe(true);
    const after = priceOf(world, HOME) ?? expect.fail('no price');
    expect(after.oddsMilli).toBe(Math.floor(before.oddsMilli * 1.5));
    expect(after.version).toBeGreaterThan(before.version);
    expect(change(() => jumpOdds(world, MATCH, 100))).toBe(true);
    expect(priceOf(world, HOME)?.version).toBeGreaterThan(after.version);
    expect(now()).toMatchObject({ isForced: false });
  });

  it('QA-08 are none that no day has', () => {
    expect(() => breakOff(world, `${DAY}-999`)).toThrow('There is no such match.');
  });
});
