import { findMemberByUsername } from '../../people/find-member';
import { validBetsBefore } from '../../rollups/play';
import type { World } from '../../world/world';
import { payVipBonus } from './claim-vip-bonus';
import { startVipQuarters } from './keep-level';
import { monthlyBonus, monthOf, startVipMonths } from './monthly-bonus';
import { vipRepository } from './vip.repository';
import { levelAt } from './vip-levels';

const HOUR_MS = 3_600_000;
/** How many of their upgrade bonuses the demo accounts have claimed; the others wait for whoever tries the page. */
const CLAIMED = { demo: 2, maria: 1 } as const;

/** Levels came with the rounds that were played; here the month's bonuses, some claims, and the months to come. */
export function seedVip(world: World): void {
  const now = world.clock.now();
  const store = vipRepository(world);
  for (const { memberId, validMinor } of validBetsBefore(world, monthOf(now).startsAt)) {
    const bonus = monthlyBonus(levelAt(validMinor), now);
    if (bonus) store.grant(memberId, bonus);
  }
  for (const [username, count] of Object.entries(CLAIMED)) {
    const memberId = findMemberByUsername(world, username)?.id ?? '';
    const upgrades = store.waiting(memberId, now).filter(({ kind }) => kind === 'UPGRADE');
    for (const { id, grantedAt } of upgrades.slice(0, count)) {
      payVipBonus(world, { id, memberId, at: Math.min(now, grantedAt + HOUR_MS) });
    }
  }
  startVipMonths(world);
  startVipQuarters(world);
}
