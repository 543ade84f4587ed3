import type { RegistrationFields } from '@tonalli/contracts/registration/faults';
import { requireInvite } from '../../people/invites';
import type { Invite } from '../../people/invites.repository';
import type { Member } from '../../people/people.repository';
import { profileRepository } from '../../people/profile.repository';
import { recruiterOfAccount, recruiterOfCode } from '../../people/recruiters';
import { PlatformFailure } from '../../transport/verb';
import type { World } from '../../world/world';

interface WayIn {
  uplineId: string | undefined;
  /** Null: they came by no link. */
  invite: Invite | null;
}

/**
 * Below whom a newcomer joins: the agent of the link or of the invitation code, or whoever the referral link is from.
 * Throws `AFFILIATE_CODE_INVALID`, `INVITE_CLOSED`, and `SELF_REFERRAL` for whoever invites themself, as their data tell.
 */
export function wayIn(world: World, typed: RegistrationFields, referralCode: string | undefined): WayIn {
  const code = typed.affiliateCode || referralCode;
  const link = code ? requireInvite(world, code) : null;
  const upline = link?.agent ?? recruiterOf(world, typed.affiliateCode, referralCode);
  if (upline && isSame(world, upline, typed)) throw new PlatformFailure('SELF_REFERRAL');
  return { uplineId: upline?.id, invite: link?.invite ?? null };
}

function recruiterOf(world: World, affiliateCode: string | undefined, referralCode: string | undefined): Member | null {
  if (affiliateCode) {
    const agent = recruiterOfCode(world, affiliateCode);
    if (!agent) throw new PlatformFailure('AFFILIATE_CODE_INVALID');
    return agent;
  }
  return referralCode ? (recruiterOfCode(world, referralCode) ?? recruiterOfAccount(world, referralCode)) : null;
}

const comparable = (text: string | undefined | null): string => (text ?? '').replace(/[\s-]/g, '').toUpperCase();

/** The same document, or the same address: the data by which a registration says who somebody is. */
function isSame(world: World, upline: Member, typed: RegistrationFields): boolean {
  const document = profileRepository(world).fields.get({ memberId: upline.id })?.fields.idNumber;
  const pairs = [
    [typed.idNumber, document],
    [typed.email, upline.email],
  ];
  return pairs.some(([own, theirs]) => comparable(own) !== '' && comparable(own) === comparable(theirs));
}
