import type { fetchVip as endpoint } from '@tonalli/contracts/vip/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { rewardIdOf } from '../../rewarding/grant-reward';
import { validBetMinor } from '../../rollups/play';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { keepingOf } from './keep-level';
import { waitingBonuses } from './vip-bonuses';
import { VIP_LABEL, VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

/** Throws `FUNCTION_NOT_AVAILABLE` while the operator has VIP switched off. */
export function assertVip(world: World): void {
  if (!world.settings.get(VIP_ON)) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
}

export const fetchVip: Verb<typeof endpoint> = ({ ctx: { world, member, request } }) => {
  assertVip(world);
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
    bonuses: waitingBonuses(world, member.id).map(({ kind, level, reward: { id, reward, grantedAt, expiresAt } }) => ({
      bonusId: rewardIdOf(id),
      kind,
      level,
      amount: reward.kind === 'cash' ? reward.amountMinor : 0,
      grantedAt: toIso(grantedAt),
      expiresAt: expiresAt === null ? null : toIso(expiresAt),
    })),
  };
};
