import { describe, expect, it } from 'vitest';
import { beginExternal, chooseAt, returnFrom } from './external-visit';
import { useStack } from './shared-stack';
import { codeOf, type TestBrowser } from './test-browser';

const stack = await useStack();

const enter = (browser: TestBrowser, attempt: string) => browser.client.session.enterExternal.mutate({ attempt });
const CONSENT = { agreedToTerms: true, ageConfirmed: true };

describe('a login at another service', () => {
  it.each(['google', 'facebook', 'line'] as const)(
    'AUTH-09 by %s links, logs in, and unlinks again, from browser to platform',
    async (provider) => {
      const world = await stack.world();
      const player = await world.member();
      const attempt = await returnFrom(player, `${provider}-nadia`, { provider, intent: 'link' });
      const { account } = player.client;
      expect(await account.returnedIdentity.mutate({ attempt })).toEqual({
        provider,
        name: 'Nadia Nueva',
        email: 'nadia@correo.example',
      });
      expect(await codeOf(account.linkExternal.mutate({ attempt, password: 'wrong' }))).toBe('PASSWORD_WRONG');
      const linked = await account.linkExternal.mutate({ attempt, password: player.password });
      expect(linked.list).toMatchObject([{ provider, lastUsedAt: null }]);
      expect(await codeOf(account.linkExternal.mutate({ attempt, password: player.password }))).toBe(
        'EXTERNAL_MISMATCH',
      );

      const visitor = world.visitor();
      const entry = await enter(visitor, await returnFrom(visitor, `${provider}-nadia`, { provider }));
      expect(entry).toMatchObject({
        kind: 'entered',
        session: { username: player.username, mustChangePassword: false },
      });
      expect((await account.logins.query())[0]).toMatchObject({ way: provider, succeeded: true });
      expect((await account.unlinkExternal.mutate({ provider })).list).toEqual([]);
      const again = await enter(visitor, await returnFrom(visitor, `${provider}-nadia`, { provider }));
      expect(again).toMatchObject({ kind: 'unknown' });
    },
  );

  it('AUTH-09 REG-01 of somebody new registers without a password, and opens that account from then on', async () => {
    const world = await stack.world();
    const browser = world.visitor();
    const externalAttempt = await returnFrom(browser, 'google-victor');
    expect(await enter(browser, externalAttempt)).toEqual({
      kind: 'unknown',
      // The service has not verified the address.
      identity: { provider: 'google', name: 'Víctor Verifica', email: null },
    });
    const call = { method: 'username', fields: { username: 'victor77' }, externalAttempt, ...CONSENT } as const;
    const view = await browser.client.registration.register.mutate(call);
    expect(view).toMatchObject({ username: 'victor77', mustChangePassword: false });
    expect(await codeOf(browser.client.registration.register.mutate(call))).toBe('EXTERNAL_MISMATCH');
    const later = world.visitor();
    const entry = await enter(later, await returnFrom(later, 'google-victor'));
    expect(entry).toMatchObject({ kind: 'entered', session: { customerId: view.customerId } });
  });

  it('AUTH-09 is good once: neither the way back nor its cookie works again', async () => {
    const world = await stack.world();
    const player = await world.member();
    const attempt = await returnFrom(player, 'google-nadia', { intent: 'link' });
    await player.client.account.linkExternal.mutate({ attempt, password: player.password });
    const visitor = world.visitor();
    const second = await returnFrom(visitor, 'google-nadia');
    const kept = new Map(visitor.cookies);
    await enter(visitor, second);
    const thief = world.visitor();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await codeOf(enter(thief, second))).toBe('EXTERNAL_EXPIRED');
  });

  it('AUTH-09 stays in its world', async () => {
    const [one, other] = [await stack.world(), await stack.world()];
    const { authorization } = await beginExternal(one.visitor());
    expect(authorization.pathname).toContain(`/idp/${one.name}/google/`);
    const player = await one.member();
    const attempt = await returnFrom(player, 'google-nadia', { intent: 'link' });
    await player.client.account.linkExternal.mutate({ attempt, password: player.password });
    const stranger = other.visitor();
    expect(await enter(stranger, await returnFrom(stranger, 'google-nadia'))).toMatchObject({ kind: 'unknown' });
    const mover = one.visitor();
    const begun = await beginExternal(mover);
    const back = await chooseAt(begun.authorization, 'google-nadia');
    mover.cookies.set('world', other.name);
    await mover.fetch(back.pathname + back.search);
    expect(await codeOf(enter(mover, begun.attempt))).toBe('EXTERNAL_MISMATCH');
  });

  it('AUTH-09 SYS-07 is offered where the operator offers it, and refused where not', async () => {
    const world = await stack.world();
    const offered = async () =>
      (await world.visitor().client.system.bootstrap.query({ language: 'es' })).externalLogins;
    expect(await offered()).toEqual(['google', 'facebook', 'line']);
    await world.control.apply('no-external-login');
    const browser = world.visitor();
    expect(await codeOf(enter(browser, await returnFrom(browser, 'google-nadia')))).toBe('FUNCTION_NOT_AVAILABLE');
  });
});

describe('codes that Firebase sends', () => {
  const number = { countryDialingCode: '52' } as const;

  it.each(['<script>alert(1)</script>', '0'.repeat(100)])(
    'AUTH-01 SYS-10 %s for a code, or an unknown session of Firebase, is a wrong code',
    async (password) => {
      const world = await stack.world();
      const { session } = world.visitor().client;
      const input = { type: 'sms', username: '5512345678', ...number } as const;
      for (const firebaseSession of ['unknown', 'x'.repeat(2_000)]) {
        expect(await codeOf(session.login.mutate({ ...input, password, firebaseSession }))).toBe('CODE_INVALID');
      }
    },
  );

  it('AUTH-09 AUTH-01 log a member in by the number that Firebase verified', async () => {
    const world = await stack.world();
    await world.control.apply('firebase-sms');
    const { mobile, username } = await world.control.mint();
    const { session } = world.visitor().client;
    const typed = mobile.replace('+52', '');
    const { expiredMinutes, firebaseSession } = await session.requestLoginCode.mutate({ mobileNum: typed, ...number });
    expect([expiredMinutes, typeof firebaseSession]).toEqual([1, 'string']);
    const code = await world.control.sms.codeFor(mobile);
    const logIn = (password: string) =>
      session.login.mutate({ type: 'sms', username: typed, password, firebaseSession, ...number });
    expect(await codeOf(logIn(code === '000000' ? '111111' : '000000'))).toBe('CODE_INVALID');
    expect(await logIn(code)).toMatchObject({ username });
    expect(await codeOf(logIn(code))).toBe('CODE_INVALID');
  });

  it('REG-04 prove the number of a registration, and no other', async () => {
    const world = await stack.world();
    await world.control.apply('firebase-sms');
    await world.control.setModules({ REGMOBVERF3: true });
    const { registration } = world.visitor().client;
    const ask = { mobileNum: '5512345678', method: 'username', ...number } as const;
    const { firebaseSession } = await registration.requestCode.mutate(ask);
    const verificationCode = await world.control.sms.codeFor('+525512345678');
    const register = (mobileNum: string, session: string | undefined) =>
      registration.register.mutate({
        method: 'username',
        fields: {
          username: 'nueva77',
          password: 'Clave2026',
          confirmPassword: 'Clave2026',
          mobileNum,
          verificationCode,
        },
        ...(session === undefined ? {} : { firebaseSession: session }),
        ...number,
        ...CONSENT,
      });
    expect(await codeOf(register('5512345678', undefined))).toBe('CODE_MISSING');
    expect(await register('5512345678', firebaseSession)).toMatchObject({ username: 'nueva77' });
  });
});
