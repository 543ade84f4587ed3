import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalCookies } from './external-login/external-cookie';
import { inputSchema } from './http/reference';
import { PlatformError } from './platform/platform-error';
import { appRouter } from './root';
import { MEMBER } from './testing/fake-values';
import { startGateway, type Tab, TEST_OPTIONS, type TestGateway, tabOf } from './testing/start-gateway';

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
const PROCEDURES: Record<string, Row> = {
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

// tRPC keeps the procedures flat, by their whole path; its own type shows them nested.
const TABLE = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
const PATHS = Object.keys(TABLE);
const typeOf = (path: string) => TABLE[path]?._def.type;
const ANSWERED = PATHS.filter((path) => typeOf(path) !== 'subscription');

/** A login at another service that has come back to the browser of all these calls. */
const [RETURNED = ''] = createExternalCookies(TEST_OPTIONS.sessionSecrets)
  .seal({
    kind: 'returned',
    attempt: 'a-login-of-this-page',
    world: null,
    id: 'the-id-of-that-login',
    result: { identity: { provider: 'google', subject: 's', name: null, email: null } },
    expiresAt: Date.now() + 3_600_000,
  })
  .split(';', 1);

describe('every procedure', () => {
  let gateway: TestGateway;
  let member: Tab;
  let trial: Tab;
  let agent: Tab;
  beforeAll(async () => {
    gateway = await startGateway({ trustedProxies: 1 });
    member = await gateway.login();
    trial = tabOf(await gateway.mutate('session.freePlay'));
    gateway.platform.answer({ login: () => ({ ...MEMBER, customerId: 'M000002', type: 1 }) });
    agent = await gateway.login();
    gateway.platform.answer({ login: () => MEMBER });
  });
  afterAll(() => gateway.stop());

  // Every request from another address, so that no limit is met.
  let requests = 0;
  const tabFor = (path: string) => (PROCEDURES[path]?.[0] === 'agent' ? agent : member);
  const send = (path: string, input: unknown, tab?: Tab) => {
    requests += 1;
    const ip = `10.0.${requests >> 8}.${requests & 255}`;
    const cookie = [...(tab ? [tab.cookie] : []), RETURNED].join('; ');
    const options = { ...(tab ? { tab } : {}), headers: { origin: gateway.url, 'x-forwarded-for': ip, cookie } };
    return typeOf(path) === 'mutation' ? gateway.mutate(path, input, options) : gateway.query(path, input, options);
  };

  it('WIRE-05 has a row in this table', () => {
    expect(PATHS.sort()).toEqual(Object.keys(PROCEDURES).sort());
  });

  it.each(ANSWERED)('AUTH-15 %s asks for a session where it needs one, before the platform is called', async (path) => {
    const [access, valid] = PROCEDURES[path] ?? ['public'];
    const before = gateway.platform.calls.length;
    const answer = await send(path, valid);
    if (access === 'public') expect(answer.status).toBe(200);
    else {
      expect([answer.status, answer.error?.data.platform.code]).toEqual([401, 'TOKEN_MISSING']);
      expect(gateway.platform.calls.length).toBe(before);
    }
  });

  it.each(ANSWERED.filter((path) => PROCEDURES[path]?.[0] === 'real member'))(
    'GAME-02 %s refuses a trial account',
    async (path) => {
      const answer = await send(path, PROCEDURES[path]?.[1], trial);
      expect([answer.status, answer.error?.data.platform.code]).toEqual([403, 'TRIAL_ACCOUNT']);
    },
  );

  it.each(ANSWERED.filter((path) => PROCEDURES[path]?.[0] === 'agent'))(
    'AG-06 %s refuses members and trial accounts, before the platform is called',
    async (path) => {
      const before = gateway.platform.calls.length;
      for (const tab of [member, trial]) {
        const answer = await send(path, PROCEDURES[path]?.[1], tab);
        expect([answer.status, answer.error?.data.platform.code]).toEqual([403, 'ACCOUNT_NOT_AGENT']);
      }
      expect(gateway.platform.calls.length).toBe(before);
    },
  );

  it.each(ANSWERED.filter((path) => path !== 'session.logout'))('WIRE-05 %s answers who may call it', async (path) => {
    const answer = await send(path, PROCEDURES[path]?.[1], tabFor(path));
    expect([path, answer.status, answer.error]).toEqual([path, 200, null]);
  });

  it.each(ANSWERED.filter((path) => isPlain(PROCEDURES[path]?.[1])))(
    'WIRE-05 %s refuses every bad input with its fields, and calls nothing',
    async (path) => {
      const given = PROCEDURES[path]?.[1];
      const valid = isPlain(given) ? given : {};
      const before = gateway.platform.calls.length;
      for (const [name, input] of badInputs(path, valid)) {
        const answer = await send(path, input, tabFor(path));
        expect([name, answer.status, answer.error?.data.platform.code]).toEqual([name, 400, 'INVALID_REQUEST']);
        expect(JSON.stringify(answer.json)).not.toMatch(/stack|node_modules|\.ts/);
      }
      expect(gateway.platform.calls.length).toBe(before);
    },
  );

  it('REG-07 names the fields that are wrong', async () => {
    const answer = await send('registration.register', {
      method: 'x',
      fields: { username: 7, odd: 'x' },
      agreedToTerms: true,
    });
    expect(Object.keys(answer.error?.data.platform.fields ?? {}).sort()).toEqual([
      'ageConfirmed',
      'fields.odd',
      'fields.username',
      'method',
    ]);
  });

  it('SYS-12 answers what goes wrong inside without telling of the inside', async () => {
    gateway.platform.answer({
      fetchBalance: () => {
        throw new PlatformError('UNKNOWN', {});
      },
    });
    const answer = await send('wallet.balance', undefined, member);
    expect([answer.status, answer.error?.message]).toEqual([500, 'Unknown error.']);
    expect(answer.error?.data.platform).toEqual({ code: 'UNKNOWN', requestId: expect.any(String) });
    expect(JSON.stringify(answer.json) + JSON.stringify([...answer.headers])).not.toContain(MEMBER.token);
  });

  it.each(['__proto__', 'constructor', 'account.__proto__', 'account', 'account.me.call', 'x'.repeat(300)])(
    'WIRE-05 answers NOT_FOUND for the path %s',
    async (path) => {
      const answer = await gateway.query(path);
      expect([answer.status, answer.error?.data.platform.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('WIRE-05 refuses what is too large, no JSON, no path, or too many at once', async () => {
    const large = await gateway.mutate('session.login', { username: 'x'.repeat(300_000) });
    expect([large.status, large.error?.data.platform.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const text = await gateway.mutate('session.login', undefined, { headers: { 'content-type': 'text/html' } });
    expect([text.status, text.error?.data.platform.code]).toEqual([415, 'INVALID_REQUEST']);
    const batch = await gateway.query(`${Array(31).fill('content.jackpot').join(',')}?batch=1`);
    expect([batch.status, JSON.stringify(batch.json)]).toEqual([
      400,
      expect.stringContaining('Batch call exceeds maximum size'),
    ]);
    const broken = await fetch(`${gateway.url}/trpc/%25zz`);
    expect([broken.status, await broken.json()]).toMatchObject([
      400,
      { error: { data: { platform: { code: 'INVALID_REQUEST' } } } },
    ]);
  });
});

/** Forms have tests of their own, in `http/uploads.test.ts`. */
const isPlain = (input: Row[1]): input is Record<string, unknown> =>
  input !== undefined && !(input instanceof FormData);

/** What nobody should send: another shape altogether, an unknown field, and each field missing, of a wrong type or far too long. */
function badInputs(path: string, valid: Record<string, unknown>): [string, unknown][] {
  const procedure = TABLE[path];
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
