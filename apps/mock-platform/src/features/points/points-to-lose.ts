import type { World } from '../../world/world';
import { pointAccountOf } from './earn-points';
import { POINT_RULES } from './point-settings';

/** What a member would give up with the account: what is there, and what their bets are worth that nobody asked about since. */
export function pointsToLose(world: World, memberId: string): number {
  const { balance, openBetMinor } = pointAccountOf(world, memberId);
  return balance + Math.max(0, Math.floor(openBetMinor / world.settings.get(POINT_RULES).validBetPerPointMinor));
}
