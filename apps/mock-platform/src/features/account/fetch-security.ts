import type { fetchSecurity as endpoint } from '@tonalli/contracts/account/wire';
import { toIso } from '../../clock/system-time';
import { maskEmail, maskMobile } from '../../people/mask';
import { accountRepository } from '../../people/people.repository';
import { protectionRepository } from '../../people/protection.repository';
import { hasTotp } from '../../people/totp';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { holdersOf } from '../cashier';
import { proofWaysOf } from './prove';

export const fetchSecurity: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  const found = accountRepository(world).byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  const store = protectionRepository(world);
  const verified = store.verified.all({ memberId: member.id });
  const isVerified = (kind: 'mobile' | 'email', contact: string | null) =>
    verified.some((each) => each.kind === kind && each.contact === contact);
  return {
    hasPassword: found.passwordHash !== null,
    hasPaymentPassword: found.paymentPasswordHash !== null,
    passwordChangedAt: toIso(found.passwordChangedAt),
    mobile: found.mobile && maskMobile(found.mobile),
    email: found.email && maskEmail(found.email),
    mobileVerified: isVerified('mobile', found.mobile),
    emailVerified: isVerified('email', found.email),
    authenticator: hasTotp(world, member.id),
    recoveryCodesLeft: store.unusedRecoveryCodes.all({ memberId: member.id }).length,
    proofWays: proofWaysOf(world, found),
    passkeys: store.passkeysOf.all({ memberId: member.id }).length,
    bankAccounts: holdersOf(world, member.id).length,
  };
};
