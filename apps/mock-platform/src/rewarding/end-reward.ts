import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { announceRewards } from './grant-reward';
import { rewardsRepository } from './rewards.repository';

/** The number in what a member calls a reward, or null where it is none. */
export function rewardNumber(rewardId: string): number | null {
  const number = /^G(\d{8,15})$/.exec(rewardId)?.[1];
  return number === undefined ? null : Number(number);
}

export type OperatorEnd = 'expire' | 'revoke';

/**
 * The operator's end of a reward that waits: it lapses now, or is taken back. Call in a transaction. Throws `BONUS_NOT_FOUND`, and
 * `BONUS_CLOSED` for one that waits no more.
 */
export function endReward(world: World, { rewardId, as }: { rewardId: string; as: OperatorEnd }): void {
  const store = rewardsRepository(world);
  const id = rewardNumber(rewardId);
  const reward = id === null ? null : store.byId(id);
  if (!reward) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (!store[as](reward.id, world.clock.now())) throw new PlatformFailure('BONUS_CLOSED');
  announceRewards(world, reward.memberId);
}
