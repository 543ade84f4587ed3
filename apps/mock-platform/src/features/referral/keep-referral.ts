import { isBackOfficeType, isTrialType } from '@tonalli/contracts/session/wire';
import type { Member } from '../../people/people.repository';
import { recruiterOfAccount } from '../../people/recruiters';
import type { World } from '../../world/world';
import { referralRepository } from './referral.repository';
import { REFERRAL_ON } from './referral-settings';

/** The code that a member hands out. */
export const referralCodeOf = ({ account }: Pick<Member, 'account'>): string => account;

/** Keeps who brought a new member, when the promotion is on and the code is somebody's. Call where the member is made. */
export function keepReferral(world: World, newcomer: { memberId: string; code: string; at: number }): void {
  if (!world.settings.get(REFERRAL_ON)) return;
  const referrer = recruiterOfAccount(world, newcomer.code.trim());
  if (!referrer || isTrialType(referrer.type) || isBackOfficeType(referrer.type)) return;
  const { memberId, at } = newcomer;
  referralRepository(world).insert({ memberId, referrerId: referrer.id, joinedAt: at });
}
