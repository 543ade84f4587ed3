import type { AnyProcedure } from '@trpc/server';
import { inputSchema } from '../http/reference';

type Access = 'public' | 'member' | 'real member' | 'agent';
/** An input that is a form is made by `formOf`. */
type Row = readonly [access: Access, valid?: Record<string, unknown> | FormData];

const PICTURE = new File(['picture'], 'picture.png', { type: 'image/png' });
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('images', PICTURE);
  return form;
}

const RANGE = { language: 'es', from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
const OWN_GAMES = { language: 'es', page: 1, pageSize: 12 };
const FAVORITE = { gameId: '1001', vendor: 'TNL', type: 'RNG' };

/** Who may call each procedure, and an input that it takes. A procedure without a row fails the test. */
export const PROCEDURES: Record<string, Row> = {
  'account.me': ['member'],
  'account.avatars': ['real member'],
  'account.changeNickname': ['real member', { nickname: 'María Luna' }],
  'account.changePassword': [
    'real member',
    { oldPassword: 'Demo1234', newPassword: 'Nueva1234', confirmNewPassword: 'Nueva1234' },
  ],
  'account.chooseAvatar': ['real member', { id: 'avatar-1' }],
  'account.logins': ['real member'],
  'account.revokeOtherSessions': ['real member'],
  'account.revokeSession': ['real member', { id: 'S1' }],
  'account.security': ['real member'],
  'account.sessions': ['real member'],
  'account.setPaymentPassword': ['real member', { paymentPassword: '246810', confirmPaymentPassword: '246810' }],
  'account.updateLanguage': ['member', { language: 'en' }],
  'cashier.addBankAccount': ['real member', { clabe: '801180000118359714', holder: 'Demo Tonalli' }],
  'cashier.bankAccounts': ['member'],
  'cashier.banks': ['member'],
  'cashier.chooseBankAccount': ['real member', { id: 'A00000001' }],
  'cashier.confirmReceipt': ['real member', { id: 'W00000001', receipt: 'PARTLY', receivedMinor: 100 }],
  'cashier.createDeposit': ['real member', { channelId: 'spei', amountMinor: 50_000 }],
  'cashier.createWithdrawal': [
    'real member',
    { accountId: 'A00000001', amountMinor: 50_000, paymentPassword: '246810' },
  ],
  'cashier.deposit': ['member', { id: 'D00000001' }],
  'cashier.depositChannels': ['member'],
  'cashier.deposits': ['member', { page: 1, pageSize: 10 }],
  'cashier.removeBankAccount': ['real member', { id: 'A00000001' }],
  'cashier.withdrawalRules': ['member'],
  'cashier.withdrawals': ['member', { page: 1, pageSize: 10 }],
  'cashier.reportNotReceived': ['real member', formOf({ id: 'W00000001' })],
  'content.announcements': ['public', { language: 'es' }],
  'content.jackpot': ['public'],
  'content.popups': ['public', { language: 'es', audience: 'visitor' }],
  'content.winners': ['public', { language: 'es' }],
  'help.document': ['public', { id: 'terms', language: 'es' }],
  'help.feedback': ['real member', { page: 1, pageSize: 20 }],
  'help.image': ['real member', { id: 'I00000001' }],
  'help.paymentMethods': ['public'],
  'help.sendFeedback': ['real member', formOf({ content: 'Hola', topic: 'SITE' })],
  'help.topics': ['public', { language: 'es' }],
  'limits.deposit': ['real member'],
  'live.events': ['public', { language: 'es' }],
  'lobby.addFavorite': ['real member', FAVORITE],
  'lobby.favoriteIds': ['member'],
  'lobby.favorites': ['member', OWN_GAMES],
  'lobby.game': ['public', { language: 'es', gameId: '1001' }],
  'lobby.menu': ['public', { language: 'es' }],
  'lobby.games': ['public', { language: 'es', page: 1, pageSize: 18, search: 'piramide', type: 'RNG', hotOnly: true }],
  'lobby.home': ['public', { language: 'es' }],
  'lobby.recent': ['member', OWN_GAMES],
  'lobby.removeFavorite': ['real member', FAVORITE],
  'messages.delete': ['real member', { ids: ['N00000001'] }],
  'messages.detail': ['real member', { id: 'N00000001', language: 'es' }],
  'messages.list': ['real member', { language: 'es', filter: 'unread', page: 1, pageSize: 20 }],
  'messages.read': ['real member', { ids: ['N00000001'] }],
  'messages.restore': ['real member', { ids: ['N00000001'] }],
  'messages.unread': ['member'],
  'play.launch': ['member', { ...FAVORITE, device: 'WEB', backPath: '/rng' }],
  'promotions.detail': ['public', { id: 'zalo', language: 'es' }],
  'promotions.list': ['public', { language: 'es' }],
  'points.convert': ['real member', { points: 500, paymentPassword: '246810' }],
  'points.entries': ['real member', OWN_GAMES],
  'points.overview': ['real member'],
  'points.redeem': ['real member', { rewardId: 'taza', quantity: 1, paymentPassword: '246810' }],
  'points.redemptions': ['real member', OWN_GAMES],
  'points.rewards': ['real member', { language: 'es' }],
  'records.betDetail': ['member', { betId: 'B1', language: 'es' }],
  'records.bets': ['member', { ...RANGE, page: 1, pageSize: 20 }],
  'records.exportBets': ['member', RANGE],
  'records.exportMovements': ['real member', { from: RANGE.from, to: RANGE.to, category: 'bet' }],
  'records.movements': ['real member', { from: RANGE.from, to: RANGE.to, page: 1, pageSize: 20 }],
  'records.profit': ['real member', { from: '2026-01-01', to: '2026-01-31' }],
  'referral.earnings': ['real member', { page: 1, pageSize: 20 }],
  'referral.info': ['real member'],
  'referral.invited': ['real member', { page: 1, pageSize: 20 }],
  'registration.checkAffiliate': ['public', { code: 'AG1' }],
  'registration.checkUsername': ['public', { username: 'nuevo' }],
  'registration.countries': ['public', { language: 'es' }],
  'registration.register': [
    'public',
    {
      method: 'username',
      fields: { username: 'nuevo', password: 'Nuevo1234' },
      agreedToTerms: true,
      ageConfirmed: true,
    },
  ],
  'registration.requestCode': ['public', { mobileNum: '5512345678', countryDialingCode: '+52', method: 'mobile' }],
  'session.captcha': ['public'],
  'session.freePlay': ['public'],
  'account.addPasskey': ['real member', { name: 'Laptop', response: { id: 'x' } }],
  'account.beginPasskey': ['real member', { password: 'Demo1234' }],
  'account.beginTotp': ['real member', { password: 'Demo1234' }],
  'account.bindContact': [
    'real member',
    { kind: 'mobile', contact: '5512345678', countryDialingCode: '52', verificationCode: '123456' },
  ],
  'account.confirmTotp': ['real member', { code: '123456' }],
  'account.linkExternal': ['real member', { attempt: 'a-login-of-this-page' }],
  'account.linkedIdentities': ['real member'],
  'account.returnedIdentity': ['real member', { attempt: 'a-login-of-this-page' }],
  'account.unlinkExternal': ['real member', { provider: 'google' }],
  'account.passkeys': ['real member'],
  'account.removePasskey': ['real member', { id: 'x' }],
  'account.removeTotp': ['real member', { code: '123456' }],
  'account.renamePasskey': ['real member', { id: 'x', name: 'Laptop' }],
  'account.prove': ['real member', { way: 'totp', code: '123456' }],
  'account.sendProofCode': ['real member'],
  'account.requestContactCode': ['real member', { kind: 'email', contact: 'demo@correo.example' }],
  'session.beginPasskeyLogin': ['public'],
  'session.enterExternal': ['public', { attempt: 'a-login-of-this-page' }],
  'session.logInByPasskey': ['public', { response: { id: 'x' } }],
  'account.registeredIps': ['real member'],
  'account.removeRegisteredIp': ['real member', { ip: '203.0.113.7' }],
  'session.sendLoginStepCode': ['public', { token: 'step-token', way: 'mobile' }],
  'session.verifyLogin': ['public', { token: 'step-token', way: 'mobile', code: '123456' }],
  'session.humanChallenge': ['public'],
  'session.login': ['public', { type: 'username', username: 'demo', password: 'Demo1234' }],
  'session.logout': ['member'],
  'session.requestLoginCode': ['public', { mobileNum: '5512345678', countryDialingCode: '+52' }],
  'session.checkPasswordLink': ['public', { token: 'link-token' }],
  'session.requestPasswordCode': ['public', { mobileNum: '5512345678', countryDialingCode: '+52' }],
  'session.requestPasswordMail': ['public', { username: 'demo', email: 'demo@correo.example' }],
  'session.resetPasswordByCode': [
    'public',
    { mobileNum: '5512345678', countryDialingCode: '+52', verificationCode: '123456', newPassword: 'Nueva1234' },
  ],
  'session.resetPasswordByLink': [
    'public',
    { token: 'link-token', newPassword: 'Nueva1234', confirmNewPassword: 'Nueva1234' },
  ],
  'session.resume': ['public'],
  'system.bankLogos': ['public'],
  'system.bootstrap': ['public', { language: 'es' }],
  'system.contact': ['public'],
  'system.verifyRepresentative': ['public', { channel: 'TELEGRAM', handle: '@tonalli' }],
  'team.overview': ['agent', { from: RANGE.from, to: RANGE.to }],
  'vip.claim': ['real member', { bonusId: 'V00000001' }],
  'vip.info': ['real member', { language: 'es' }],
  'vip.received': ['real member', { kind: 'bonus.vip', page: 1, pageSize: 20 }],
  'wallet.balance': ['member'],
  'wallet.merchant': ['member'],
  'wallet.transfer': ['real member', { from: 'MAIN', to: 'SLR', amountMinor: 500 }],
  'wallet.collect': ['real member'],
  'wallet.movements': ['real member', { page: 1, pageSize: 10 }],
};

/** Forms have tests of their own, in `http/uploads.test.ts`. */
export const isPlain = (input: Row[1]): input is Record<string, unknown> =>
  input !== undefined && !(input instanceof FormData);

/** What nobody should send: another shape altogether, an unknown field, and each field missing, of a wrong type or far too long. */
export function badInputs(procedure: AnyProcedure | undefined, valid: Record<string, unknown>): [string, unknown][] {
  const schema: { required?: string[] } = procedure ? inputSchema(procedure) : {};
  const cases: [string, unknown][] = [
    ['null', null],
    ['text', 'text'],
    ['list', [valid]],
    ['unknown field', { ...valid, isAdmin: true }],
  ];
  for (const [name, value] of Object.entries(valid)) {
    cases.push(
      [`${name} of a wrong type`, { ...valid, [name]: [{ deep: 1 }] }],
      [`${name} null`, { ...valid, [name]: null }],
    );
    if (typeof value === 'string') cases.push([`${name} too long`, { ...valid, [name]: 'x'.repeat(2_500) }]);
    if (typeof value === 'number')
      cases.push(
        [`${name} beyond all bounds`, { ...valid, [name]: 1e300 }],
        [`${name} a fraction`, { ...valid, [name]: 1.5 }],
      );
    const { [name]: _left, ...without } = valid;
    if (schema.required?.includes(name)) cases.push([`${name} missing`, without]);
  }
  return cases;
}
