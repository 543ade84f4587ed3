import { definePayer } from '../../rewarding/define-payer';
import { exactWorth } from '../../rewarding/reward-worth';
import type { World } from '../../world/world';
import { creditsRepository } from './wheel.repository';
import { requireWheel, totalOf } from './wheel-data';

/** Of one spin in the mean, as if no prize were ever gone. */
function spinWorth(world: World, wheelId: string): number {
  const wheel = requireWheel(wheelId);
  const weighted = wheel.sectors.map(({ weight, reward }) => (reward ? weight * exactWorth(world, reward) : 0));
  return weighted.reduce((sum, each) => sum + each, 0) / totalOf(wheel);
}

/** Spins as a reward; they wait for their member, whatever the day. Throws `BONUS_NOT_FOUND` for no such wheel. */
export const paySpins = definePayer(
  'spins',
  (world, { memberId, reward, key, at }) => {
    const { id: wheelId } = requireWheel(reward.wheelId);
    creditsRepository(world).insert({ memberId, wheelId, key, count: reward.count, at });
  },
  (world, { wheelId, count }) => count * spinWorth(world, wheelId),
);
