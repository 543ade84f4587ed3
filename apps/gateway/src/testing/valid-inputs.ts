import type { AnyProcedure } from '@trpc/server';
import { inputSchema } from '../http/reference';

/** One that is a form is made by `formOf`. */
type Input = Record<string, unknown> | FormData;

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

/** An input that each procedure takes which takes one. */
export const VALID: Record<string, Input> = {
  'account.changeNickname': { nickname: 'María Luna' },
  'account.changePassword': { oldPassword: 'Demo1234', newPassword: 'Nueva1234', confirmNewPassword: 'Nueva1234' },
  'account.chooseAvatar': { id: 'avatar-1' },
  'account.revokeSession': { id: 'S1' },
  'account.setPaymentPassword': { paymentPassword: '246810', confirmPaymentPassword: '246810' },
  'account.updateLanguage': { language: 'en' },
  'cashier.addBankAccount': { clabe: '801180000118359714', holder: 'Demo Tonalli' },
  'cashier.chooseBankAccount': { id: 'A00000001' },
  'cashier.confirmReceipt': { id: 'W00000001', receipt: 'PARTLY', receivedMinor: 100 },
  'cashier.createDeposit': { channelId: 'spei', amountMinor: 50_000 },
  'cashier.createWithdrawal': { accountId: 'A00000001', amountMinor: 50_000, paymentPassword: '246810' },
  'cashier.deposit': { id: 'D00000001' },
  'cashier.deposits': { page: 1, pageSize: 10 },
  'cashier.removeBankAccount': { id: 'A00000001' },
  'cashier.withdrawals': { page: 1, pageSize: 10 },
  'cashier.reportNotReceived': formOf({ id: 'W00000001' }),
  'content.announcements': { language: 'es' },
  'content.popups': { language: 'es', audience: 'visitor' },
  'content.winners': { language: 'es' },
  'help.document': { id: 'terms', language: 'es' },
  'help.feedback': { page: 1, pageSize: 20 },
  'help.image': { id: 'I00000001' },
  'help.sendFeedback': formOf({ content: 'Hola', topic: 'SITE' }),
  'help.topics': { language: 'es' },
  'live.events': { language: 'es' },
  'lobby.addFavorite': FAVORITE,
  'lobby.favorites': OWN_GAMES,
  'lobby.game': { language: 'es', gameId: '1001' },
  'lobby.menu': { language: 'es' },
  'lobby.games': { language: 'es', page: 1, pageSize: 18, search: 'piramide', type: 'RNG', hotOnly: true },
  'lobby.home': { language: 'es' },
  'lobby.recent': OWN_GAMES,
  'lobby.removeFavorite': FAVORITE,
  'messages.delete': { ids: ['N00000001'] },
  'messages.detail': { id: 'N00000001', language: 'es' },
  'messages.list': { language: 'es', filter: 'unread', page: 1, pageSize: 20 },
  'messages.read': { ids: ['N00000001'] },
  'messages.restore': { ids: ['N00000001'] },
  'play.launch': { ...FAVORITE, device: 'WEB', backPath: '/rng' },
  'promotions.detail': { id: 'zalo', language: 'es' },
  'promotions.list': { language: 'es' },
  'points.convert': { points: 500, paymentPassword: '246810' },
  'points.entries': OWN_GAMES,
  'points.redeem': { rewardId: 'taza', quantity: 1, paymentPassword: '246810' },
  'points.redemptions': OWN_GAMES,
  'points.rewards': { language: 'es' },
  'records.betDetail': { betId: 'B1', language: 'es' },
  'records.bets': { ...RANGE, page: 1, pageSize: 20 },
  'records.exportBets': RANGE,
  'records.exportMovements': { from: RANGE.from, to: RANGE.to, category: 'bet' },
  'records.movements': { from: RANGE.from, to: RANGE.to, page: 1, pageSize: 20 },
  'records.profit': { from: '2026-01-01', to: '2026-01-31' },
  'referral.earnings': { page: 1, pageSize: 20 },
  'referral.invited': { page: 1, pageSize: 20 },
  'registration.checkAffiliate': { code: 'AG1' },
  'registration.checkUsername': { username: 'nuevo' },
  'registration.countries': { language: 'es' },
  'registration.register': {
    method: 'username',
    fields: { username: 'nuevo', password: 'Nuevo1234' },
    agreedToTerms: true,
    ageConfirmed: true,
  },
  'registration.requestCode': { mobileNum: '5512345678', countryDialingCode: '+52', method: 'mobile' },
  'account.addPasskey': { name: 'Laptop', response: { id: 'x' } },
  'account.beginPasskey': { password: 'Demo1234' },
  'account.beginTotp': { password: 'Demo1234' },
  'account.bindContact': {
    kind: 'mobile',
    contact: '5512345678',
    countryDialingCode: '52',
    verificationCode: '123456',
  },
  'account.confirmTotp': { code: '123456' },
  'account.linkExternal': { attempt: 'a-login-of-this-page' },
  'account.returnedIdentity': { attempt: 'a-login-of-this-page' },
  'account.unlinkExternal': { provider: 'google' },
  'account.removePasskey': { id: 'x' },
  'account.removeTotp': { code: '123456' },
  'account.renamePasskey': { id: 'x', name: 'Laptop' },
  'account.prove': { way: 'totp', code: '123456' },
  'account.requestContactCode': { kind: 'email', contact: 'demo@correo.example' },
  'session.enterExternal': { attempt: 'a-login-of-this-page' },
  'session.logInByPasskey': { response: { id: 'x' } },
  'account.removeRegisteredIp': { ip: '203.0.113.7' },
  'session.sendLoginStepCode': { token: 'step-token', way: 'mobile' },
  'session.verifyLogin': { token: 'step-token', way: 'mobile', code: '123456' },
  'session.login': { type: 'username', username: 'demo', password: 'Demo1234' },
  'session.requestLoginCode': { mobileNum: '5512345678', countryDialingCode: '+52' },
  'session.checkPasswordLink': { token: 'link-token' },
  'session.requestPasswordCode': { mobileNum: '5512345678', countryDialingCode: '+52' },
  'session.requestPasswordMail': { username: 'demo', email: 'demo@correo.example' },
  'session.resetPasswordByCode': {
    mobileNum: '5512345678',
    countryDialingCode: '+52',
    verificationCode: '123456',
    newPassword: 'Nueva1234',
  },
  'session.resetPasswordByLink': { token: 'link-token', newPassword: 'Nueva1234', confirmNewPassword: 'Nueva1234' },
  'system.bootstrap': { language: 'es' },
  'system.verifyRepresentative': { channel: 'TELEGRAM', handle: '@tonalli' },
  'team.overview': { from: RANGE.from, to: RANGE.to },
  'vip.claim': { bonusId: 'V00000001' },
  'vip.info': { language: 'es' },
  'vip.received': { kind: 'bonus.vip', page: 1, pageSize: 20 },
  'wallet.transfer': { from: 'MAIN', to: 'SLR', amountMinor: 500 },
  'wallet.movements': { page: 1, pageSize: 10 },
};

/** Forms have tests of their own, in `http/uploads.test.ts`. */
export const isPlain = (input: Input | undefined): input is Record<string, unknown> =>
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
