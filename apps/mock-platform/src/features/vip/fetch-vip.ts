import type { fetchVip as endpoint } from '@tonalli/contracts/vip/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { validBetMinor } from '../../rollups/play';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { keepingOf } from './keep-level';
import { vipRepository } from './vip.repository';
import { VIP_LABEL, VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

/** How a VIP bonus is named on the wire. */
export const bonusIdOf = (id: number): string => `V${String(id).padStart(8, '0')}`;

/** Throws `FUNCTION_NOT_AVAILABLE` while the operator has VIP switched off. */
export function assertVip(world: World): void {
  if (!world.settings.get(VIP_ON)) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
}

export const fetchVip: Verb<typeof endpoint> = ({ ctx: { world, member, now, request } }) => {
  assertVip(world);
  const store = vipRepository(world);
  const { validMinor, endsAt, ...keeping } = keepingOf(world, member.id);
  return {
    vipLabelName: VIP_LABEL[request.language],
    vipRankLevel: findMember(world, member.id)?.vipLevel ?? 0,
    validBet: validBetMinor(world, member.id),
    keeping: { ...keeping, validBet: validMinor, endsAt: toIso(endsAt) },
    levels: VIP_LEVELS.map((each, level) => ({
      level,
      name: each.name[request.language],
      validBet: each.validBetMinor,
      keepBet: each.keepBetMinor,
      upgradeBonus: each.upgradeBonusMinor,
      monthlyBonus: each.monthlyBonusMinor,
      birthdayGift: each.birthdayGiftMinor,
    })),
    bonuses: store.waiting(member.id, now).map(({ id, kind, level, amountMinor, grantedAt, expiresAt }) => ({
      bonusId: bonusIdOf(id),
      kind,
      level,
      amount: amountMinor,
      grantedAt: toIso(grantedAt),
      expiresAt: expiresAt === null ? null : toIso(expiresAt),
    })),
  };
};
