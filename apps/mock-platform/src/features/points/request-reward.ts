import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { pointsRepository } from './points.repository';
import { redeemIdOf } from './redeem-id';
import { keepRedemption } from './redeem-reward';

/** One piece of a reward for a member who has the points, without asking who they are. Returns the request's id. */
export function requestReward(world: World, { memberId, rewardId }: { memberId: string; rewardId: string }): string {
  const reward = pointsRepository(world).reward.get(rewardId);
  if (!reward) throw new PlatformFailure('POINT_REWARD_NOT_FOUND');
  return redeemIdOf(keepRedemption(world, { memberId, reward, quantity: 1, at: world.clock.now() }).id);
}
