import type { fetchSecurity as endpoint } from '@tonalli/contracts/account/wire';
import { toIso } from '../../clock/wall';
import { PlatformFailure, type Verb } from '../../http/verb';
import { accountRepository } from './account.repository';
import { maskEmail, maskMobile } from './masked';
import { refuseTrial } from './refuse-trial';

export const fetchSecurity: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  refuseTrial(member);
  const found = accountRepository(world).byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  return {
    hasPassword: found.passwordHash !== null,
    hasPaymentPassword: found.paymentPasswordHash !== null,
    passwordChangedAt: toIso(found.passwordChangedAt),
    mobile: found.mobile && maskMobile(found.mobile),
    email: found.email && maskEmail(found.email),
  };
};
