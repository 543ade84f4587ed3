import type { SelectionRef } from '@tonalli/contracts/sports/shapes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { silenceMatch } from '../sports';
import type { MatchFeed } from './match-feed';
import { simulatedFeed } from './simulated-feed';
import { scriptedFeed } from './sports-bets-fixture';

const BEGIN = Date.UTC(2030, 0, 2, 6);
const HOUR_MS = 3_600_000;
const EVENT = '2030-01-02-001';
const HOME: SelectionRef = { event: EVENT, type: 'matchResult', key: 'match', selection: 'home' };

/** A feed with one match in it: before it begins, in play, and decided. */
interface Adapter {
  readonly feed: MatchFeed;
  readonly to: (stage: 'before' | 'in play' | 'decided') => void;
  /** No word comes from the match for a minute, of which sixteen seconds pass. */
  readonly hush: () => void;
}

/** More than the fifteen seconds for which a last word holds. */
const LOST_MS = 16_000;
const MOMENTS = { before: -HOUR_MS, 'in play': 6 * 60_000, decided: 3 * HOUR_MS } as const;

const simulated = (world: OpenWorld): Adapter => ({
  feed: simulatedFeed,
  to(stage) {
    world.clock.set(BEGIN + MOMENTS[stage]);
    // A minute of danger takes no bets by itself, and is over with the next ones.
    const isDangerous = () => simulatedFeed.priceOf(world, HOME)?.state === 'SUSPENDED';
    while (stage === 'in play' && isDangerous()) world.clock.advance(60_000);
  },
  hush() {
    expect(world.transaction(() => silenceMatch(world, EVENT, 60_000))).toBe(true);
    world.clock.advance(LOST_MS);
  },
});

function scripted(world: OpenWorld): Adapter {
  const script = scriptedFeed();
  return {
    feed: script.feed,
    hush() {
      world.clock.advance(LOST_MS);
      script.price(HOME, { oddsMilli: 2_000, state: 'SUSPENDED', isInPlay: true, scoreAtBet: { home: 0, away: 0 } });
    },
    to(stage) {
      world.clock.set(BEGIN + MOMENTS[stage]);
      const isInPlay = stage === 'in play';
      const score = stage === 'before' ? null : { home: 0, away: 0 };
      const state = stage === 'before' ? 'SCHEDULED' : isInPlay ? 'LIVE' : 'ENDED';
      script.event(EVENT, BEGIN, { state, score, takesBets: stage !== 'decided' });
      if (stage === 'decided') {
        script.close(HOME);
        script.result(HOME, 'LOST');
      } else script.price(HOME, { oddsMilli: 2_000, isInPlay, scoreAtBet: score });
    },
  };
}

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  world.clock.set(BEGIN - 2 * HOUR_MS);
});
afterEach(() => world.close());

describe.each([
  ['the simulator', simulated],
  ['another adapter', scripted],
] as const)('the port of matches, by %s', (_name, adapt) => {
  it('GAME-15 has a price before and in play, none once it is decided, and no version twice', () => {
    const { feed, to } = adapt(world);
    to('before');
    const before = feed.priceOf(world, HOME);
    expect(before).toMatchObject({ isInPlay: false, scoreAtBet: null });
    expect(before?.oddsMilli).toBeGreaterThan(1_000);
    to('in play');
    const now = feed.priceOf(world, HOME);
    expect(now).toMatchObject({ isInPlay: true, scoreAtBet: { home: expect.any(Number) } });
    expect(now?.version).toBeGreaterThan(before?.version ?? Number.NaN);
    to('decided');
    expect(feed.priceOf(world, HOME)).toBeNull();
  });

  it('GAME-15 gives chances that are none beyond one, of answers that leave a part to losing', () => {
    const { feed, to } = adapt(world);
    to('before');
    const { won = -1, halfWon = -1, void: back = -1, halfLost = -1 } = feed.priceOf(world, HOME)?.chances ?? {};
    for (const chance of [won, halfWon, back, halfLost]) expect(chance).toBeGreaterThanOrEqual(0);
    expect(won + halfWon + back + halfLost).toBeLessThanOrEqual(1);
  });

  it('GAME-15 says how its match stands, and a result only once that is decided, the same each time', () => {
    const { feed, to } = adapt(world);
    for (const [stage, state, isDecided] of [
      ['before', 'SCHEDULED', false],
      ['in play', 'LIVE', false],
      ['decided', 'ENDED', true],
    ] as const) {
      to(stage);
      expect(feed.eventState(world, EVENT)).toMatchObject({ id: EVENT, state, startsAt: BEGIN });
      const result = feed.resultOf(world, HOME, null);
      expect(result !== null, stage).toBe(isDecided);
      expect(feed.resultOf(world, HOME, null)).toEqual(result);
    }
    expect(feed.resultOf(world, HOME, null)).toMatchObject({
      result: expect.stringMatching(/^(WON|LOST)$/),
      voidReason: null,
    });
  });

  it('GAME-15 knows nothing of what there is not, and throws for none of it', () => {
    const { feed, to } = adapt(world);
    to('before');
    for (const wrong of [{ event: '2030-01-02-999' }, { type: 'nothing' }, { key: 'half9' }, { selection: 'nobody' }]) {
      expect(feed.priceOf(world, { ...HOME, ...wrong })).toBeNull();
      expect(feed.resultOf(world, { ...HOME, ...wrong }, null)).toBeNull();
    }
    expect(feed.eventState(world, '2030-01-02-999')).toBeNull();
  });

  it('GAME-15 takes no bets by itself once nothing is heard of its match, and says so with another version', () => {
    const { feed, to, hush } = adapt(world);
    to('in play');
    const heard = feed.priceOf(world, HOME);
    expect(heard?.state).toBe('OPEN');
    hush();
    const lost = feed.priceOf(world, HOME);
    expect(lost?.state ?? 'CLOSED').not.toBe('OPEN');
    if (lost) expect(lost.version).toBeGreaterThan(heard?.version ?? Number.NaN);
    expect(feed.resultOf(world, HOME, null)).toBeNull();
  });

  it('GAME-15 is followed as often as anybody likes', () => {
    const { feed, to } = adapt(world);
    to('before');
    for (let times = 0; times < 2; times += 1)
      expect(() => world.transaction(() => feed.follow(world, EVENT))).not.toThrow();
  });
});
