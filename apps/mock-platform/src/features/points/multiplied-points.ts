import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { multipliersRepository } from './multipliers.repository';
import { POINT_RULES } from './point-settings';
import { pointAccountRepository } from './points.repository';

/**
 * Gives the points that multipliers add for bets settled so far, beside those that the bets bring by themselves. Call in a
 * transaction. Returns the balance after it; null where there are none.
 */
export function giveMultiplied(world: World, { memberId, at }: { memberId: string; at: number }): number | null {
  const addedMinor = multipliersRepository(world).addedMinor(memberId);
  if (addedMinor === 0) return null;
  const { validBetPerPointMinor } = world.settings.get(POINT_RULES);
  const store = pointAccountRepository(world);
  const givenMinor = store.find(memberId)?.givenMoreMinor ?? 0;
  const points = Math.floor((addedMinor - givenMinor) / validBetPerPointMinor);
  if (points < 1) return null;
  const amountMinor = points * validBetPerPointMinor;
  store.open(memberId);
  store.giveMore(memberId, amountMinor);
  const key = `multiplier:${memberId}:${givenMinor + amountMinor}`;
  return movePoints(world, { type: 'MULTIPLIER', key, memberId, points, amountMinor, at });
}
