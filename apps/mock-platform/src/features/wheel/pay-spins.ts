import { definePayer } from '../../rewarding/define-payer';
import { creditsRepository } from './wheel.repository';
import { requireWheel } from './wheel-data';

/** Spins as a reward; they wait for their member, whatever the day. Throws `BONUS_NOT_FOUND` for no such wheel. */
export const paySpins = definePayer('spins', (world, { memberId, reward, key, at }) => {
  const { id: wheelId } = requireWheel(reward.wheelId);
  creditsRepository(world).insert({ memberId, wheelId, key, count: reward.count, at });
});
