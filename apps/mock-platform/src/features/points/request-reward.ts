import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { redeemIdOf } from './redeem-id';
import { keepRedemption } from './redeem-reward';
import { rewardRepository } from './reward.repository';

/** One piece of a reward for a member who has the points, without asking who they are. Returns the request's id. */
export function requestReward(world: World, { memberId, rewardId }: { memberId: string; rewardId: string }): string {
  const reward = rewardRepository(world).find(rewardId);
  if (!reward) throw new PlatformFailure('POINT_REWARD_NOT_FOUND');
  return redeemIdOf(keepRedemption(world, { memberId, reward, quantity: 1, at: world.clock.now() }).id);
}
