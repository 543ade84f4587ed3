import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { dayInZone } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';
import { memberLists } from '../../people/member-lists.repository';
import { protectionOf } from '../../people/player-protection';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { benefitLevelOf } from './keep-level';
import { grantBonus, type LevelGrant } from './vip-bonuses';
import { VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

const MONTH = jobKind('vip.month', z.object({}));

/** The operator's calendar month that a moment falls in, and the moments at which it and the next one begin. */
export function monthOf(atMs: number): { month: string; startsAt: number; endsAt: number } {
  const month = dayInZone(atMs, OPERATOR_TIME_ZONE).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const begin = (name: string) => dayStartInZone(`${name}-01`, OPERATOR_TIME_ZONE);
  return { month, startsAt: begin(month), endsAt: begin(next) };
}

/** What a level gets for the month that a moment falls in; null when it gets nothing. It lapses with the month. */
export function monthlyBonus(level: number, atMs: number): LevelGrant | null {
  const { month, startsAt, endsAt } = monthOf(atMs);
  const amountMinor = VIP_LEVELS[level]?.monthlyBonusMinor ?? 0;
  if (amountMinor === 0) return null;
  return { kind: 'MONTHLY', level, occasion: month, amountMinor, grantedAt: startsAt, expiresAt: endsAt };
}

/** Lets the months go on: at the beginning of each, every level has its bonus, but for those who are on a break. */
export function startVipMonths(world: World): void {
  const dueAt = monthOf(world.clock.now()).endsAt;
  world.clock.schedule({ kind: MONTH, key: MONTH.name, dueAt, payload: {} });
}

export const vipMonthJob = defineJob(MONTH, (world) => {
  const now = world.clock.now();
  if (world.settings.get(VIP_ON)) {
    for (const level of VIP_LEVELS.keys()) {
      if (!monthlyBonus(level, now)) continue;
      for (const memberId of memberLists(world).atLevel(level)) {
        const bonus = monthlyBonus(benefitLevelOf(world, memberId), now);
        if (bonus && !protectionOf(world, memberId).break) grantBonus(world, memberId, bonus);
      }
    }
  }
  startVipMonths(world);
});
