import type { SecurityView } from '@tonalli/contracts/account/api';
import { type Answers, memberInfo } from './fake-gateway';
import { memberTab, renderApp } from './render-app';

/** ISO 8601, of everything that happened on the page of the tests. */
export const AT = '2026-11-20T18:00:00.000Z';

export const SECURITY: SecurityView = {
  hasPassword: true,
  hasPaymentPassword: true,
  passwordChangedAt: AT,
  mobile: null,
  email: null,
  mobileVerified: false,
  emailVerified: false,
  authenticator: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
  proofWays: [],
  bankAccounts: 0,
};

export const SECURITY_ANSWERS: Answers = {
  'account.me': memberInfo,
  'account.security': SECURITY,
  'account.sessions': [],
  'account.logins': [],
  'account.passkeys': [],
  'account.linkedIdentities': { list: [], offered: [] },
  'account.registeredIps': { enforced: true, list: [] },

  'messages.unread': { count: 0 },
  'registration.countries': [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }],
};

type Options = Pick<NonNullable<Parameters<typeof renderApp>[1]>, 'language'> & { search?: string };

/** The page of the account's security, over a gateway that answers for a member unless told otherwise. */
export async function openSecurityPage(over: Answers = {}, { search = '', ...options }: Options = {}) {
  const view = await renderApp(`/member${search}`, {
    ...options,
    tab: memberTab,
    answers: { ...SECURITY_ANSWERS, ...over },
  });
  const asked = (path: string) => view.gateway.calls.filter((call) => call.path === path).map(({ input }) => input);
  return { ...view, asked };
}
