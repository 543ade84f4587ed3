import type { PolicyId } from '@tonalli/contracts/policy/choices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireStake } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { createMember } from '../../people/create-member';
import { keepLimits } from '../../people/player-protection';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { POLICY_PACK } from '../policy';
import { notePlay } from './note-play';
import { gameRules, playClock } from './read-play';
import { answerCheck } from './reality-check';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const MINUTE = 60_000;
const NONE = { stakeMinor: 0, payoutMinor: 0 };
const under = (pack: PolicyId, at: string) => {
  world.settings.set(POLICY_PACK, pack);
  world.clock.freeze(Date.parse(at));
};

interface Asked {
  family?: string;
  nodeId?: string;
  amountMinor?: number;
  isStart?: boolean;
  memberId?: string;
}

/** Begins a round as the game server does, or adds to one. Answers `OK`, or why not, with the wait or the greatest stake. */
function play({ family = 'slot', nodeId = family, amountMinor = 100, isStart = true, memberId = 'M1' }: Asked = {}) {
  const stake = { memberId, by: 'member', amountMinor, isStart } as const;
  try {
    world.transaction(() => {
      requireStake(world, { ...stake, title: { nodeId, gameType: 'RNG', family } });
      notePlay(world, { memberId, nodeId, family, isStart, counted: NONE });
    });
    return 'OK';
  } catch (failure) {
    if (!(failure instanceof PlatformFailure)) throw failure;
    const { retryAfterMs, maxStakeMinor = retryAfterMs } = failure.extra;
    return maxStakeMinor === undefined ? failure.code : `${failure.code} ${maxStakeMinor}`;
  }
}

const after = (ms: number, asked?: Asked) => {
  world.clock.advance(ms);
  return play(asked);
};

describe('pace', () => {
  it('RG-02 in Great Britain a slot begins 2,500 ms after its last start, and says after 2,499 how long is left', () => {
    under('GB-2026', '2026-01-15T18:00:00Z');
    expect(play()).toBe('OK');
    expect(after(0)).toBe('TOO_FAST 2500');
    expect(after(2_499)).toBe('TOO_FAST 1');
    expect(after(1)).toBe('OK');
    expect(after(2_500)).toBe('OK');
  });

  it('RG-02 other games wait five seconds, over all games of the member where one is played at a time', () => {
    under('GB-2026', '2026-01-15T18:00:00Z');
    expect(play({ family: 'dice' })).toBe('OK');
    expect(after(4_999, { family: 'dice' })).toBe('TOO_FAST 1');
    expect(after(0, { family: 'roulette' })).toBe('TOO_FAST 1');
    expect(after(1, { family: 'dice', nodeId: 'other' })).toBe('OK');
    expect(after(0, { memberId: 'M2' })).toBe('OK');
  });

  it('RG-02 where several may be played at once each keeps its own pace, and from the day of the rule all one', () => {
    under('GB-2026', '2025-01-17T05:59:55Z');
    expect(play({ nodeId: 'one' })).toBe('OK');
    expect(after(1_000, { nodeId: 'two' })).toBe('OK');
    expect(after(1_499, { nodeId: 'one' })).toBe('TOO_FAST 1');
    expect(after(1, { nodeId: 'one' })).toBe('OK');
    expect(after(0, { family: 'dice' })).toBe('OK');
    expect(after(0, { family: 'dice' })).toBe('OK');
    world.clock.set(Date.parse('2025-01-17T06:00:00Z'));
    expect(play({ nodeId: 'two' })).toBe('OK');
    expect(after(2_499, { nodeId: 'one' })).toBe('TOO_FAST 1');
  });

  it('RG-02 nobody waits in Mexico, nor for draws and sports anywhere', () => {
    expect([play(), play(), play({ family: 'dice' })]).toEqual(['OK', 'OK', 'OK']);
    under('GB-2026', '2026-01-15T18:00:00Z');
    expect([play({ family: 'lottery' }), play({ family: 'lottery' })]).toEqual(['OK', 'OK']);
  });

  it('RG-02 what adds to an open round does not wait, and is no start', () => {
    under('GB-2026', '2026-01-15T18:00:00Z');
    play({ family: 'blackjack' });
    expect(after(4_000, { family: 'blackjack', isStart: false })).toBe('OK');
    expect(after(1_000, { family: 'blackjack' })).toBe('OK');
  });

  it('RG-02 a clock that was set back makes nobody wait for a start that is still to come', () => {
    under('GB-2026', '2026-01-15T18:00:00Z');
    play();
    world.clock.freeze(Date.parse('2026-01-14T18:00:00Z'));
    expect(play()).toBe('OK');
  });
});

describe('the greatest stake', () => {
  const born = (birthday?: string) =>
    createMember(world, {
      ...{ username: `b${birthday}`, passwordHash: null, type: 0, createdAt: 0 },
      profile: birthday === undefined ? {} : { birthday },
    }).id;
  const most = (memberId: string, wanted: readonly number[]) =>
    wanted.filter((amountMinor) => {
      world.clock.advance(10_000);
      return play({ memberId, amountMinor }) === 'OK';
    });

  it('RG-04 is 2 pounds at 24 years and 364 days, and 5 pounds from midnight of the 25th birthday in the operator’s zone', () => {
    under('GB-2026', '2026-03-10T05:58:00Z');
    const memberId = born('2001-03-10');
    const stakes = [4_800, 4_801, 12_000, 12_001];
    expect(most(memberId, stakes)).toEqual([4_800]);
    world.clock.freeze(Date.parse('2026-03-10T06:00:00Z') - 10_000);
    expect(most(memberId, stakes)).toEqual([4_800, 4_801, 12_000]);
    expect(after(5_000, { memberId, amountMinor: 12_001 })).toBe('STAKE_ABOVE_POLICY 12000');
  });

  it('RG-04 of somebody who did not say their age is that of the youngest', () => {
    under('GB-2026', '2026-03-10T18:00:00Z');
    expect(most(born(), [4_800, 4_801])).toEqual([4_800]);
    expect(most('nobody', [4_800, 4_801])).toEqual([4_800]);
  });

  it('RG-04 is ruled on slots only, from its day on, and nowhere in Mexico', () => {
    under('GB-2026', '2026-03-10T18:00:00Z');
    expect(play({ family: 'dice', amountMinor: 1_000_000 })).toBe('OK');
    under('GB-2026', '2025-04-09T05:59:59Z');
    expect(play({ memberId: 'M2', amountMinor: 1_000_000 })).toBe('OK');
    under('MX-TONALLI', '2026-03-10T18:00:00Z');
    expect(play({ memberId: 'M3', amountMinor: 1_000_000 })).toBe('OK');
  });

  it('RG-04 is told to the game with what else it may not offer', () => {
    under('GB-2026', '2026-03-10T18:00:00Z');
    const of = (family: string) => gameRules(world, { memberId: born('2001-03-10'), nodeId: 'n', family });
    expect(of('slot')).toEqual({ autoplay: false, quickPlay: false, minCycleMs: 2_500, maxStakeMinor: 12_000 });
    world.settings.set(POLICY_PACK, 'MX-TONALLI');
    expect(gameRules(world, { memberId: 'M1', nodeId: 'n', family: 'slot' })).toEqual({
      ...{ autoplay: true, quickPlay: true, minCycleMs: 0, maxStakeMinor: null },
    });
  });
});

describe('the reality check', () => {
  const clock = (family = 'slot') => playClock(world, { memberId: 'M1', nodeId: family, family });
  /** A round of one of two games each so often, for a while. */
  const playOn = (minutes: number) => {
    for (let at = 0; at < minutes; at += 10) {
      const wait = Math.min(10, minutes - at) * MINUTE;
      expect(after(wait, { family: at % 20 === 0 ? 'dice' : 'slot' })).toBe('OK');
    }
  };

  it('RG-02 comes after 60:00 of play in two games, and lets no round begin in either', () => {
    expect(play()).toBe('OK');
    playOn(50);
    expect(after(10 * MINUTE - 1, { family: 'dice' })).toBe('OK');
    world.clock.advance(1);
    expect([play(), play({ family: 'dice' })]).toEqual(['REALITY_CHECK_DUE', 'REALITY_CHECK_DUE']);
    expect(clock()).toMatchObject({ elapsedMs: 60 * MINUTE, check: { dueInMs: 0 } });
    expect(clock('dice').check).toEqual(clock().check);
  });

  it('RG-02 lets an open round be finished first, with what is staked in it', () => {
    play();
    playOn(50);
    expect(after(10 * MINUTE, { family: 'blackjack', isStart: false })).toBe('OK');
    expect(play()).toBe('REALITY_CHECK_DUE');
  });

  it('RG-02 is answered once for all tabs, by its own id, and comes again an hour later', () => {
    play();
    playOn(50);
    world.clock.advance(10 * MINUTE);
    const id = clock().check?.id ?? '';
    expect(() => answerCheck(world, 'M1', `${id}1`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(play()).toBe('REALITY_CHECK_DUE');
    answerCheck(world, 'M1', id);
    expect(clock().check).toEqual({ id: expect.not.stringMatching(id), dueInMs: 60 * MINUTE });
    world.clock.advance(5 * MINUTE);
    answerCheck(world, 'M1', id);
    expect(clock().check?.dueInMs).toBe(55 * MINUTE);
    expect(play()).toBe('OK');
    expect(() => answerCheck(world, 'M1', clock().check?.id ?? '')).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(() => answerCheck(world, 'M2', id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('RG-02 is not owed after half an hour without play, which begins a new period', () => {
    play();
    playOn(50);
    expect(after(29 * MINUTE + 59_999)).toBe('REALITY_CHECK_DUE');
    expect(after(1)).toBe('OK');
    expect(clock()).toMatchObject({ elapsedMs: 0, check: { dueInMs: 60 * MINUTE } });
  });

  it('RG-02 asks nobody before they play', () => {
    expect(clock()).toMatchObject({ elapsedMs: 0, stakedMinor: 0, paidMinor: 0, waitMs: 0, check: null });
  });
});

describe('minutes of play a day', () => {
  const asked = ({ memberId }: { memberId: string }) =>
    world.transaction(() => {
      const title = { nodeId: 'slot', gameType: 'RNG', family: 'slot' } as const;
      requireStake(world, { memberId, by: 'member', amountMinor: 1, isStart: true, title });
    });
  const limited = (daily: number) => keepLimits(world, 'M1', { time: { daily } });

  it('RG-01 keep the next round from beginning until the next day, and let an open one be finished', () => {
    limited(45);
    play();
    expect(after(25 * MINUTE)).toBe('OK');
    expect(after(20 * MINUTE - 1)).toBe('OK');
    expect(after(1)).toBe('LIMIT_REACHED');
    expect(play({ family: 'blackjack', isStart: false })).toBe('OK');
    expect(play({ memberId: 'M2' })).toBe('OK');
    expect(() => asked({ memberId: 'M1' })).toThrow(
      expect.objectContaining({
        extra: {
          limit: {
            ...{ kind: 'time', period: 'daily', limitMinutes: 45, usedMinutes: 45 },
            startsAnewAt: '2026-01-16T06:00:00.000Z',
          },
        },
      }),
    );
    world.clock.freeze(Date.parse('2026-01-16T06:00:00Z') - 1);
    expect(play()).toBe('LIMIT_REACHED');
    expect(after(1)).toBe('OK');
  });

  it('RG-01 count periods that are over up to their last round', () => {
    limited(30);
    play();
    after(20 * MINUTE);
    expect(after(60 * MINUTE)).toBe('OK');
    expect(after(10 * MINUTE - 1)).toBe('OK');
    expect(after(1)).toBe('LIMIT_REACHED');
  });

  it('RG-01 of a period over midnight count on each day what is of it', () => {
    limited(15);
    world.clock.freeze(Date.parse('2026-01-16T06:00:00Z') - 10 * MINUTE);
    play();
    expect(after(15 * MINUTE)).toBe('OK');
    expect(after(10 * MINUTE - 1)).toBe('OK');
    expect(after(1)).toBe('LIMIT_REACHED');
  });
});
