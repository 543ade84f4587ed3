import type { World } from '../../world/world';
import { payVipBonus } from './claim-vip-bonus';
import { benefitLevelOf } from './keep-level';
import { monthlyBonus } from './monthly-bonus';
import { vipRepository } from './vip.repository';

/** Pays the first so many of the bonuses that wait for a member, all of them unless said otherwise. */
export function claimBonuses(world: World, memberId: string, count = Number.POSITIVE_INFINITY): void {
  const at = world.clock.now();
  const waiting = vipRepository(world).waiting(memberId, at).slice(0, count);
  for (const { id } of waiting) payVipBonus(world, { id, memberId, at });
}

/** The bonus of the month that a moment falls in, for the level that the member has now; nothing when it has none. */
export function grantMonth(world: World, memberId: string, atMs: number): void {
  const bonus = monthlyBonus(benefitLevelOf(world, memberId), atMs);
  if (bonus) vipRepository(world).grant(memberId, bonus);
}
