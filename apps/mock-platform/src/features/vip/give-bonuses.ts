import { claimWaiting } from '../../rewarding/grant-reward';
import type { World } from '../../world/world';
import { benefitLevelOf } from './keep-level';
import { monthlyBonus } from './monthly-bonus';
import { grantBonus, waitingBonuses } from './vip-bonuses';

/** Pays all bonuses that wait for a member. */
export function claimBonuses(world: World, memberId: string): void {
  const at = world.clock.now();
  for (const { reward } of waitingBonuses(world, memberId)) claimWaiting(world, { id: reward.id, memberId, at });
}

/** The bonus of the month that a moment falls in, for the level that the member has now; nothing when it has none. */
export function grantMonth(world: World, memberId: string, atMs: number): void {
  const bonus = monthlyBonus(benefitLevelOf(world, memberId), atMs);
  if (bonus) grantBonus(world, memberId, bonus);
}
