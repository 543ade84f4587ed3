import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const registrationAccess: AccessOf<typeof wire> = {
  checkAffiliate: { may: 'everybody', input: { code: '000000', domain: 'tonalli.test' } },
  checkUsername: { may: 'everybody', input: { username: 'ana' } },
  fetchRegisterRules: { may: 'everybody', input: {} },
  registerMember: {
    may: 'everybody',
    input: {
      agreedToTerms: true,
      ageConfirmed: true,
      registerUrl: 'https://tonalli.test/register',
      domain: 'tonalli.test',
      registerMethod: 'WEB',
      login: true,
    },
  },
  registerMemberByMobile: {
    may: 'everybody',
    input: {
      agreedToTerms: true,
      ageConfirmed: true,
      registerUrl: 'https://tonalli.test/register',
      domain: 'tonalli.test',
      registerMethod: 'WEB',
      login: true,
    },
  },
  requestRegistrationCode: {
    may: 'everybody',
    input: { countryDialingCode: '52', mobileNo: '5512345678', regType: 'register' },
  },
};
