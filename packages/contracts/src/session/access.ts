import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type * as external from './wire-external';
import type * as recovery from './wire-recovery';
import type * as step from './wire-step';

export const sessionAccess: AccessOf<typeof wire> &
  AccessOf<typeof external> &
  AccessOf<typeof recovery> &
  AccessOf<typeof step> = {
  fetchCaptcha: { may: 'everybody', input: {} },
  fetchHumanChallenge: { may: 'everybody', input: {} },
  login: { may: 'everybody', input: { username: 'ana', password: 'Secreta123', type: 'username' } },
  loginFreePlay: { may: 'everybody', input: { os: 'Linux', platform: 'W', random: 'x', gatewayVersion: 3 } },
  logout: { may: 'signed in', onBreak: 'allowed', input: {} },
  requestLoginCode: { may: 'everybody', input: { mobileNum: '5512345678', countryDialingCode: '52' } },
  logInExternal: { may: 'everybody', input: { type: 'identity', proof: 'none' } },
  checkPasswordLink: { may: 'everybody', input: { token: 'none' } },
  requestPasswordCode: { may: 'everybody', input: { mobileNum: '5512345678', countryDialingCode: '52' } },
  requestPasswordMail: { may: 'everybody', input: { username: 'ana', email: 'ana@tonalli.test' } },
  resetPasswordByCode: {
    may: 'everybody',
    input: { newPassword: 'Nueva12345', mobileNum: '5512345678', verificationCode: '000000' },
  },
  resetPasswordByLink: {
    may: 'everybody',
    input: { token: 'none', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
  },
  noteFirstLogin: { may: 'signed in', onBreak: 'allowed', input: {} },
  sendLoginStepCode: { may: 'everybody', input: { token: 'none', way: 'email' } },
  verifyLogin: { may: 'everybody', input: { token: 'none', way: 'totp', code: '000000' } },
};
