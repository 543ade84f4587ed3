import type { fetchSecurity as endpoint } from '@tonalli/contracts/account/wire';
import { toIso } from '../../clock/wall';
import { PlatformFailure, type Verb } from '../../http/verb';
import { accountRepository } from './account.repository';
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

const HIDDEN = '••••';

/** `+525512345678` becomes `+52 •••• 5678`. */
const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)} ${HIDDEN} ${mobile.slice(-4)}`;

/** `ana@correo.example` becomes `a••••@correo.example`. */
const maskEmail = (email: string): string => `${email.charAt(0)}${HIDDEN}${email.slice(email.indexOf('@'))}`;
