import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type * as closing from './wire-closing';
import type * as external from './wire-external';
import type * as ownData from './wire-own-data';
import type * as proof from './wire-proof';
import type * as protection from './wire-protection';

export const accountAccess: AccessOf<typeof wire> &
  AccessOf<typeof closing> &
  AccessOf<typeof external> &
  AccessOf<typeof ownData> &
  AccessOf<typeof proof> &
  AccessOf<typeof protection> = {
  changeNickname: { may: 'member', input: { nickname: 'Luna' } },
  changePassword: {
    may: 'member',
    input: { oldPassword: 'Secreta123', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
  },
  chooseAvatar: { may: 'member', input: { icon: 'none' } },
  closeAccount: {
    may: 'member',
    onBreak: 'allowed',
    owns: 'accountId',
    input: { password: 'Secreta123', paymentPassword: '135790', accountId: 'none', payout: '0.00', bonus: '0.00' },
  },
  fetchAvatars: { may: 'member', input: {} },
  fetchClosing: { may: 'member', onBreak: 'allowed', input: {} },
  fetchMemberInfo: { may: 'signed in', onBreak: 'allowed', input: {} },
  fetchOwnData: { may: 'member', onBreak: 'allowed', owns: 'requestId', input: { requestId: 'none' } },
  fetchSecurity: { may: 'member', onBreak: 'allowed', input: {} },
  listLogins: { may: 'member', input: {} },
  listSessions: { may: 'member', input: {} },
  requestOwnData: { may: 'member', onBreak: 'allowed', input: { password: 'Secreta123' } },
  revokeOtherSessions: { may: 'member', input: {} },
  revokeSession: { may: 'member', owns: 'id', input: { id: 'none' } },
  setPaymentPassword: {
    may: 'member',
    onBreak: 'allowed',
    input: { paymentPassword: '135790', confirmPaymentPassword: '135790', password: 'Secreta123' },
  },
  updateLanguage: { may: 'signed in', onBreak: 'allowed', input: { language: 'ES' } },
  linkIdentity: { may: 'member', input: { voucher: 'none', password: 'Secreta123' } },
  listLinkedIdentities: { may: 'member', input: {} },
  unlinkIdentity: { may: 'member', owns: 'provider', input: { provider: 'line' } },
  prove: { may: 'member', onBreak: 'allowed', input: { way: 'totp', code: '000000' } },
  sendProofCode: { may: 'member', onBreak: 'allowed', input: {} },
  addPasskey: { may: 'member', input: { name: 'Llave', response: {} } },
  beginPasskey: { may: 'member', input: { password: 'Secreta123' } },
  beginPasskeyLogin: { may: 'everybody', input: {} },
  beginTotp: { may: 'member', input: { password: 'Secreta123' } },
  bindContact: {
    may: 'member',
    input: { kind: 'email', contact: 'ana@tonalli.test', verificationCode: '000000', password: 'Secreta123' },
  },
  confirmTotp: { may: 'member', input: { code: '000000' } },
  listPasskeys: { may: 'member', input: {} },
  listRegisteredIps: { may: 'member', input: {} },
  logInByPasskey: { may: 'everybody', input: { response: {} } },
  removePasskey: { may: 'member', owns: 'id', input: { id: 'none' } },
  removeRegisteredIp: { may: 'member', owns: 'ip', input: { ip: '203.0.113.9' } },
  removeTotp: { may: 'member', input: { code: '000000' } },
  renamePasskey: { may: 'member', owns: 'id', input: { id: 'none', name: 'Llave' } },
  requestContactCode: { may: 'member', input: { kind: 'email', contact: 'ana@tonalli.test' } },
};
