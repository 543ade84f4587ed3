import type { ErrorCode } from '@tonalli/contracts/errors';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { returnFrom } from './external-visit';
import { useStack } from './shared-stack';
import type { StackWorld } from './stack';
import { codeOf, platformDataOf, type TestBrowser } from './test-browser';

const PASSWORD = 'Clave1234';
const MEXICO = { countryDialingCode: '52' } as const;
const CONSENT = { agreedToTerms: true, ageConfirmed: true };

const stack = await useStack();

async function enter(world: StackWorld, username: string): Promise<TestBrowser> {
  const browser = world.visitor();
  await browser.login(username, PASSWORD);
  return browser;
}
const tryLogin = (world: StackWorld, username: string, audience?: 'agent') =>
  codeOf(world.visitor().login(username, PASSWORD, audience));
async function mustChange(world: StackWorld, username: string): Promise<boolean> {
  return (await world.visitor().login(username, PASSWORD)).mustChangePassword;
}
async function enterBy(world: StackWorld, provider: ExternalProvider, who: string) {
  const browser = world.visitor();
  const attempt = await returnFrom(browser, `${provider}-${who}`, { provider });
  return { browser, attempt, entry: await browser.client.session.enterExternal.mutate({ attempt }) };
}
async function codeBy(world: StackWorld, provider: ExternalProvider, who: string): Promise<ErrorCode | 'OK'> {
  return codeOf(enterBy(world, provider, who));
}
/** What the login of somebody is asked for besides. */
async function stepOf(world: StackWorld, username: string) {
  const error = await world
    .visitor()
    .login(username, PASSWORD)
    .catch((failure: unknown) => failure);
  return z.object({ token: z.string(), ways: z.array(z.string()) }).parse(platformDataOf(error)?.secondStep);
}
/** What whoever knows the password of a closed account is told of it. */
async function closedAs(world: StackWorld, username: string) {
  const error = await world
    .visitor()
    .login(username, PASSWORD)
    .catch((failure: unknown) => failure);
  return platformDataOf(error)?.closed;
}
const offered = async (world: StackWorld) => world.visitor().client.system.bootstrap.query({ language: 'es' });
const register = (world: StackWorld, method: 'username' | 'mobile', fields: Record<string, string>) =>
  codeOf(world.visitor().client.registration.register.mutate({ method, fields, ...MEXICO, ...CONSENT }));
const secret = { password: 'Cerezo48azul', confirmPassword: 'Cerezo48azul' };
async function sentTo(world: StackWorld, mobileNum: string): Promise<string> {
  await world.visitor().client.registration.requestCode.mutate({ mobileNum, method: 'mobile', ...MEXICO });
  return world.control.sms.codeFor(`+52${mobileNum}`);
}

/** What each scenario of identities and registrations comes to, for somebody who tries it from outside. */
const OUTCOMES: Record<string, (world: StackWorld) => Promise<void>> = {
  'account-suspended': async (world) => expect(await tryLogin(world, 'vetada')).toBe('ACCOUNT_SUSPENDED'),
  authenticator: async (world) => {
    const { token, ways } = await stepOf(world, 'tomas');
    expect(ways).toEqual(['totp', 'recovery']);
    const { session } = world.visitor().client;
    for (const way of ['totp', 'recovery'] as const) {
      expect(await codeOf(session.verifyLogin.mutate({ token, way, code: '000000' }))).toBe('CODE_INVALID');
    }
  },
  'authenticator-begun': async (world) => {
    const { client } = await enter(world, 'medio');
    expect(await client.account.security.query()).toMatchObject({ authenticator: false });
  },
  'back-office': async (world) => {
    expect(await tryLogin(world, 'olga')).toBe('ACCOUNT_NOT_MEMBER');
    expect(await tryLogin(world, 'olga', 'agent')).toBe('ACCOUNT_NOT_MEMBER');
  },
  'captcha-due': async (world) => expect(await tryLogin(world, 'capi')).toBe('CAPTCHA_FAILED'),
  'closed-pending': async (world) => {
    expect(await closedAs(world, 'cerrada')).toMatchObject({ payout: { amountMinor: 84_000 }, balanceMinor: 0 });
  },
  'closed-rejected': async (world) => {
    const told = { payout: { amountMinor: 61_000, status: 'REJECTED' }, balanceMinor: 61_000 };
    expect(await closedAs(world, 'devuelta')).toMatchObject(told);
  },
  'closing-blocked': async (world) => {
    const { blockers } = await (await enter(world, 'atorada')).client.account.closing.query();
    expect(blockers.map(({ kind }) => kind)).toEqual(['openBets', 'withdrawals']);
  },
  'closing-ready': async (world) => {
    const { blockers, payoutMinor, loss } = await (await enter(world, 'despedida')).client.account.closing.query();
    expect([blockers, payoutMinor, loss.points, loss.bonusMinor]).toEqual([[], 125_050, 120, 20_000]);
  },
  'codes-expired': async (world) => {
    const [sms] = await world.control.run('listSms', {});
    const typed = { type: 'sms', username: sms?.mobile.replace('+52', '') ?? '', password: sms?.code ?? '' } as const;
    const { session } = world.visitor().client;
    expect(await codeOf(session.login.mutate({ ...typed, ...MEXICO }))).toBe('CODE_EXPIRED');
    const [mail] = await world.control.run('listEmails', { address: 'tarde@correo.example' });
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    expect(await codeOf(session.checkPasswordLink.mutate({ token }))).toBe('PASSWORD_LINK_INVALID');
  },
  'contacts-verified': async (world) => {
    const { client } = await enter(world, 'certera');
    expect(await client.account.security.query()).toMatchObject({ mobileVerified: true, emailVerified: true });
  },
  'deposit-limits': async (world) => {
    const { client } = await enter(world, 'medida');
    expect((await client.limits.read.query()).states.map(({ limitMinor }) => limitMinor)).toContain(50_000);
  },
  'external-authenticator': async (world) =>
    expect(await codeBy(world, 'google', 'doble')).toBe('SECOND_STEP_REQUIRED'),
  'external-known': async (world) => {
    for (const provider of ['google', 'line'] as const) {
      const { entry } = await enterBy(world, provider, 'gala');
      expect(entry).toMatchObject({ kind: 'entered', session: { username: 'gala' } });
    }
    expect((await enterBy(world, 'facebook', 'nadia')).entry.kind).toBe('unknown');
  },
  'external-stranger': async (world) => {
    for (const provider of ['google', 'facebook', 'line'] as const) {
      const { browser, attempt, entry } = await enterBy(world, provider, 'noe');
      expect(entry).toEqual({
        kind: 'unknown',
        identity: { provider, name: 'Noé Nuevo', email: 'noe@correo.example' },
      });
      const username = `noe${provider}`;
      const call = { method: 'username', fields: { username }, externalAttempt: attempt, ...CONSENT } as const;
      const made = await browser.client.registration.register.mutate(call);
      expect((await enterBy(world, provider, 'noe')).entry).toMatchObject({
        kind: 'entered',
        session: { username, customerId: made.customerId },
      });
    }
    const { client } = await enter(world, 'tocaya');
    expect((await client.account.linkedIdentities.query()).list).toEqual([]);
  },
  'external-suspended': async (world) => expect(await codeBy(world, 'facebook', 'vedada')).toBe('ACCOUNT_SUSPENDED'),
  'human-check': async (world) => expect(await tryLogin(world, 'hugo')).toBe('VERIFICATION_REQUIRED'),
  'login-locked': async (world) => expect(await tryLogin(world, 'cerrada')).toBe('ACCOUNT_LOCKED'),
  'many-sessions': async (world) => {
    const { client } = await enter(world, 'triple');
    const places = (await client.account.sessions.query()).map(({ place }) => place);
    expect(places).toHaveLength(4);
    expect(places[0]).toEqual({ kind: 'local' });
    expect(places).toContainEqual({ kind: 'city', city: 'Guadalajara', country: 'MX' });
    expect(places).toContain(undefined);
  },
  passkeys: async (world) => {
    const { client } = await enter(world, 'lleva');
    expect(await client.account.passkeys.query()).toHaveLength(2);
  },
  'password-default': async (world) => expect(await mustChange(world, 'inicia')).toBe(true),
  'password-expired': async (world) => expect(await mustChange(world, 'vieja')).toBe(true),
  'password-expired-tolerated': async (world) => expect(await mustChange(world, 'antigua')).toBe(false),
  'password-forgotten': async (world) => {
    const [mail] = await world.control.run('listEmails', { address: 'olga@correo.example' });
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const { session } = world.visitor().client;
    const newPassword = 'Nueva2026';
    const reset = () => session.resetPasswordByLink.mutate({ token, newPassword, confirmNewPassword: newPassword });
    expect([await codeOf(reset()), await codeOf(reset())]).toEqual(['OK', 'PASSWORD_LINK_INVALID']);
  },
  'password-none': async (world) => {
    expect(await tryLogin(world, 'libre')).toBe('LOGIN_FAILED');
    const { browser, entry } = await enterBy(world, 'google', 'libre');
    browser.tabToken = entry.kind === 'entered' ? entry.session.token : null;
    const { account } = browser.client;
    await world.control.advance('11m');
    expect(await codeOf(account.beginTotp.mutate({}))).toBe('PROOF_REQUIRED');
    const attempt = await returnFrom(browser, 'google-libre', { intent: 'prove' });
    await account.prove.mutate({ way: 'external', attempt });
    expect(await codeOf(account.prove.mutate({ way: 'external', attempt }))).toBe('EXTERNAL_MISMATCH');
    expect(await codeOf(account.beginTotp.mutate({}))).toBe('OK');
  },
  'payment-password-locked': async (world) => {
    const { client } = await enter(world, 'olvida');
    const digits = { paymentPassword: '135790', confirmPaymentPassword: '135790', oldPaymentPassword: '246810' };
    expect(await codeOf(client.account.setPaymentPassword.mutate(digits))).toBe('PAYMENT_PASSWORD_LOCKED');
  },
  'payment-password-unset': async (world) => {
    const { client } = await enter(world, 'falta');
    expect(await client.account.security.query()).toMatchObject({ hasPaymentPassword: false });
  },
  'sessions-revoked': async (world) => {
    const { client } = await enter(world, 'fuera');
    expect(await client.account.sessions.query()).toHaveLength(1);
    expect(await client.account.logins.query()).toHaveLength(4);
  },
  'sms-codes': async (world) => {
    const sent = await world.control.run('listSms', {});
    const codes = new Set<string>();
    for (const { mobile, code } of sent.slice(0, 3)) {
      const { session } = world.visitor().client;
      const typed = { type: 'sms', username: mobile.replace('+52', ''), password: code, ...MEXICO } as const;
      codes.add(await codeOf(session.login.mutate(typed)));
    }
    expect([...codes].sort()).toEqual(['CODE_INVALID', 'OK']);
  },
  'unregistered-ip': async (world) => {
    const { token, ways } = await stepOf(world, 'irma');
    expect(ways).toEqual(['mobile', 'email', 'bank']);
    const { session } = world.visitor().client;
    await session.sendLoginStepCode.mutate({ token, way: 'email' });
    const [mail] = await world.control.run('listEmails', { address: 'irma@correo.example' });
    const code = mail?.code ?? '';
    expect(await codeOf(session.verifyLogin.mutate({ token, way: 'mobile', code }))).toBe('CODE_INVALID');
    expect(await session.verifyLogin.mutate({ token, way: 'email', code })).toMatchObject({ username: 'irma' });
    // The address is registered now.
    expect(await tryLogin(world, 'irma')).toBe('OK');
  },

  'new-player': async (world) => {
    expect(await world.visitor().login('nora', PASSWORD)).toMatchObject({ firstTimeLogin: true });
    expect(await world.visitor().login('nora', PASSWORD)).toMatchObject({ firstTimeLogin: false });
  },
  'trial-player': async (world) => {
    expect(await world.visitor().client.session.freePlay.mutate()).toMatchObject({ isTrial: true });
  },
  'firebase-sms': async (world) => expect((await offered(world)).register.firebaseSms).toBe(true),
  'no-external-login': async (world) => {
    expect((await offered(world)).externalLogins).toEqual([]);
    expect(await codeBy(world, 'google', 'nadia')).toBe('FUNCTION_NOT_AVAILABLE');
  },
  'no-forgotten-password': async (world) => {
    const { session } = world.visitor().client;
    const mail = session.requestPasswordMail.mutate({ username: 'demo', email: 'demo@correo.example' });
    const sms = session.requestPasswordCode.mutate({ mobileNum: '5512345678', ...MEXICO });
    expect([await codeOf(mail), await codeOf(sms)]).toEqual(['FUNCTION_NOT_AVAILABLE', 'FUNCTION_NOT_AVAILABLE']);
  },
  'no-sms-login': async (world) => {
    const { session } = world.visitor().client;
    const ask = session.requestLoginCode.mutate({ mobileNum: '5512345678', ...MEXICO });
    expect([await codeOf(ask), await tryLogin(world, 'lola')]).toEqual(['FUNCTION_NOT_AVAILABLE', 'OK']);
  },
  'no-trial': async (world) =>
    expect(await codeOf(world.visitor().client.session.freePlay.mutate())).toBe('FUNCTION_NOT_AVAILABLE'),
  'registration-by-code': async (world) => {
    const verificationCode = await sentTo(world, '5587654321');
    const fields = { mobileNum: '5587654321', verificationCode };
    expect(await register(world, 'mobile', { mobileNum: '5587654321' })).toBe('CODE_MISSING');
    expect(await register(world, 'mobile', fields)).toBe('OK');
  },
  'registration-by-mobile': async (world) => {
    expect(await register(world, 'username', { username: 'nueva2026', ...secret })).toBe('FUNCTION_NOT_AVAILABLE');
    const verificationCode = await sentTo(world, '5587654321');
    expect(await register(world, 'mobile', { mobileNum: '5587654321', verificationCode, ...secret })).toBe('OK');
  },
  'registration-by-username': async (world) => {
    expect(await register(world, 'mobile', { mobileNum: '5587654321', ...secret })).toBe('FUNCTION_NOT_AVAILABLE');
    expect(await register(world, 'username', { username: 'nueva2026', ...secret })).toBe('OK');
  },
  'registration-closed': async (world) => {
    expect(await register(world, 'mobile', { mobileNum: '5587654321', ...secret })).toBe('FUNCTION_NOT_AVAILABLE');
    expect(await register(world, 'username', { username: 'nueva2026', ...secret })).toBe('FUNCTION_NOT_AVAILABLE');
  },
  'registration-everything': async (world) =>
    expect(await register(world, 'username', { username: 'nueva2026', ...secret })).toBe('FIELD_INVALID'),
};

it.each(Object.entries(OUTCOMES))('QA-01 SYS-07 AUTH-14 %s comes to what it says', async (name, outcome) => {
  const world = await stack.world();
  await world.control.apply(name);
  await outcome(world);
});

it('QA-01 each scenario of identities and registrations is tried', async () => {
  const known = await (await stack.world()).control.run('listScenarios', {});
  const ours = known.filter(({ group, name }) => group === 'identity' || name.startsWith('registration-'));
  expect(ours.map(({ name }) => name).filter((name) => !(name in OUTCOMES))).toEqual([]);
});
