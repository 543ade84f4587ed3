import type * as wire from '@tonalli/contracts/account/wire-protection';
import type { InputOf } from '@tonalli/contracts/endpoint';
import { RULE_KINDS } from '@tonalli/contracts/rules';
import { findMemberByMobile } from '../../people/find-member';
import { protectionRepository } from '../../people/protection.repository';
import { broke } from '../../sqlite/constraint';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { redeemCode, redeemEmailCode, requireMobile, sendCode, sendEmailCode } from '../session';
import { assertOwner } from './assert-owner';
import { ownRow } from './totp-verbs';

type Asked = Pick<InputOf<typeof wire.requestContactCode>, 'kind' | 'contact' | 'countryDialingCode'>;

/** The contact as it is kept. Throws `PHONE_MISSING`, `PHONE_INVALID`, or `FIELD_INVALID` for an address. */
function plainContact({ kind, contact, countryDialingCode }: Asked): string {
  if (kind === 'mobile') return requireMobile(countryDialingCode ?? '', contact);
  if (RULE_KINDS.email.test(contact)) return contact.toLowerCase();
  const patternId = contact === '' ? 'required' : 'email';
  throw new PlatformFailure('FIELD_INVALID', { fields: { contact: { patternId } } });
}

export const requestContactCode: Verb<typeof wire.requestContactCode> = ({ ctx: { world, request }, input }) => {
  const contact = plainContact(input);
  if (input.kind === 'mobile') return sendCode(world, request, { mobile: contact, purpose: 'bind' });
  return sendEmailCode(world, request, { address: contact, purpose: 'bind' });
};

/** A contact opens the account when the password is forgotten: whoever changes one proves the password. */
export const bindContact: Verb<typeof wire.bindContact> = async ({ ctx: { world, member }, input }) => {
  const found = ownRow(world, member);
  const contact = plainContact(input);
  await assertOwner(world, found, { ...member, password: input.password });
  const problem =
    input.kind === 'mobile'
      ? redeemCode(world, { mobile: contact, purpose: 'bind' }, input.verificationCode)
      : redeemEmailCode(world, { address: contact, purpose: 'bind' }, input.verificationCode);
  if (problem) throw new PlatformFailure(problem);
  keepContact(world, { memberId: member.id, kind: input.kind, contact });
  return null;
};

interface Contact {
  memberId: string;
  kind: 'mobile' | 'email';
  contact: string;
}

/** Only after its code was right: what it throws tells that somebody has the number. */
export function keepContact(world: World, { memberId, kind, contact }: Contact): void {
  const owner = kind === 'mobile' ? findMemberByMobile(world, contact) : null;
  if (owner && owner.id !== memberId) throw new PlatformFailure('CONTACT_TAKEN');
  const store = protectionRepository(world);
  world.transaction(() => {
    try {
      (kind === 'mobile' ? store.setMobile : store.setEmail)(memberId, contact);
    } catch (error) {
      throw broke(error, 'UNIQUE') ? new PlatformFailure('CONTACT_TAKEN') : error;
    }
    const at = world.clock.now();
    store.putVerified({ memberId, kind, contact, verifiedAt: at });
    world.tell('contact.verified', { memberId, at });
  });
}
