import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import { lapseWin, prizeOf } from './award-win';
import { requireRaffle } from './run-raffle';

/**
 * Lets all prizes of a raffle that wait lapse now, each as if its time were over. Answers how many did. Call in a transaction.
 * Throws `NOT_FOUND`.
 */
export function lapsePrizes(world: World, id: number): number {
  const raffle = requireRaffle(world, id);
  const now = world.clock.now();
  const lapsed = (raffle.drawn ?? []).filter(({ ticket, reward, isLapsed }) => {
    const prize = reward && !isLapsed ? prizeOf(world, id, ticket) : null;
    return prize !== null && rewardsRepository(world).expire(prize.id, now);
  });
  for (const win of lapsed) lapseWin(world, raffle, win);
  return lapsed.length;
}
