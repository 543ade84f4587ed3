import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { holdsRepository, type RewardHold } from './holds.repository';
import { rewardsRepository } from './rewards.repository';

/** Whoever looks into it has to be done by then. */
const HOLD_MS = 14 * 86_400_000;

/** The hold on what the house gives a member; null: there is none. */
export const holdOf = (world: World, memberId: string): RewardHold | null =>
  holdsRepository(world).open({ memberId, now: world.clock.now() });

/** Throws `REWARD_ON_HOLD`. */
export function assertNotHeld(world: World, memberId: string): void {
  if (holdOf(world, memberId)) throw new PlatformFailure('REWARD_ON_HOLD');
}

const announce = (world: World, memberId: string): void => {
  world.events.publish({ type: 'rewards', customerId: memberId });
  world.events.publish({ type: 'promotions', customerId: memberId });
};

/**
 * Pays a member nothing of the house until the operator releases it, fourteen days at most. What waits goes on waiting, and
 * lapses as much later; balances, active bonuses and winnings are left alone. Again: nothing. Call in a transaction.
 */
export function holdRewards(world: World, { memberId, reason }: Pick<RewardHold, 'memberId' | 'reason'>): void {
  if (holdOf(world, memberId)) return;
  const at = world.clock.now();
  holdsRepository(world).insert({ memberId, reason, at, until: at + HOLD_MS });
  rewardsRepository(world).putOff({ memberId, now: at, byMs: HOLD_MS });
  announce(world, memberId);
}

/** Ends a hold. Call in a transaction. Throws `NOT_FOUND` where there is none. */
export function releaseRewards(world: World, memberId: string): void {
  const hold = holdOf(world, memberId);
  if (!hold) throw new PlatformFailure('NOT_FOUND');
  holdsRepository(world).release({ id: hold.id, releasedAt: world.clock.now() });
  announce(world, memberId);
}

/** All that hold now, the oldest first. */
export const openHolds = (world: World): RewardHold[] => holdsRepository(world).allOpen(world.clock.now());
