import { findMemberByUsername } from '../../people/find-member';
import { claimWaiting } from '../../rewarding/grant-reward';
import { validBetsBefore } from '../../rollups/play';
import type { World } from '../../world/world';
import { startVipQuarters } from './keep-level';
import { monthlyBonus, monthOf, startVipMonths } from './monthly-bonus';
import { grantBonus, waitingBonuses } from './vip-bonuses';
import { levelAt } from './vip-levels';

const HOUR_MS = 3_600_000;
/** How many of their upgrade bonuses the demo accounts have claimed; the others wait for whoever tries the page. */
const CLAIMED = { demo: 2, maria: 1 } as const;

/** Levels came with the rounds that were played; here the month's bonuses, some claims, and the months to come. */
export function seedVip(world: World): void {
  const now = world.clock.now();
  for (const { memberId, validMinor } of validBetsBefore(world, monthOf(now).startsAt)) {
    const bonus = monthlyBonus(levelAt(validMinor), now);
    if (bonus) grantBonus(world, memberId, bonus);
  }
  for (const [username, count] of Object.entries(CLAIMED)) {
    const memberId = findMemberByUsername(world, username)?.id ?? '';
    const upgrades = waitingBonuses(world, memberId).filter(({ kind }) => kind === 'UPGRADE');
    for (const { reward } of upgrades.slice(0, count)) {
      claimWaiting(world, { id: reward.id, memberId, at: Math.min(now, reward.grantedAt + HOUR_MS) });
    }
  }
  startVipMonths(world);
  startVipQuarters(world);
}
