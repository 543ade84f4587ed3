import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../platform/platform-error';
import { MEMBER } from '../testing/fake-values';
import { startGateway, type TestGateway, tabOf } from '../testing/start-gateway';

describe('the session of a browser', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('AUTH-04 logs in with a sealed call, keeps the platform token in an HttpOnly cookie, and gives the tab a token of its own', async () => {
    const answer = await gateway.mutate('session.login', {
      type: 'username',
      username: ' demo ',
      password: 'Demo1234',
    });
    expect(answer.status).toBe(200);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^loopback-session=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(answer.data).toMatchObject({ username: 'demo', customerId: 'M000001', isAgent: false, isTrial: false });
    expect(JSON.stringify(answer.json) + cookie).not.toContain(MEMBER.token);
    const call = gateway.platform.calls.find(({ name }) => name === 'login');
    expect(call?.input).toMatchObject({ username: 'demo', password: 'Demo1234' });
    expect(call?.headers['content-type']).toBe('application/jose');
  });

  it('AUTH-04 opens only for the cookie and its own tab token together', async () => {
    const [one, other] = [await gateway.login(), await gateway.login()];
    const cases: [Parameters<TestGateway['query']>[2], string][] = [
      [{}, 'TOKEN_MISSING'],
      [{ tab: { cookie: one.cookie } }, 'SESSION_MISMATCH'],
      [{ tab: { token: one.token } }, 'SESSION_MISMATCH'],
      [{ tab: { cookie: one.cookie, token: other.token } }, 'SESSION_MISMATCH'],
      [{ tab: { cookie: one.cookie, token: `${one.token.slice(0, -1)}!` } }, 'SESSION_MISMATCH'],
      [
        { tab: { cookie: one.cookie.slice(0, -2) + (one.cookie.endsWith('AA') ? 'BB' : 'AA'), token: one.token } },
        'TOKEN_INVALID',
      ],
      [{ tab: { cookie: 'loopback-session=rubbish', token: one.token } }, 'TOKEN_INVALID'],
    ];
    for (const [options, code] of cases) {
      const answer = await gateway.query('wallet.balance', undefined, options);
      expect([answer.status, answer.error?.data.platform.code]).toEqual([401, code]);
    }
    const answer = await gateway.query('wallet.balance', undefined, { tab: one });
    expect(answer.data).toEqual({ mainMinor: 100_000, vendors: [] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(gateway.platform.calls.at(-1)?.headers.authorization).toBe(`Bearer ${MEMBER.token}`);
  });

  it('AUTH-04 gives a new tab a token of its own for the cookie, to our own pages only', async () => {
    const tab = await gateway.login();
    const origin = gateway.url;
    const fresh = await gateway.mutate('session.resume', undefined, {
      tab: { cookie: tab.cookie },
      headers: { origin },
    });
    const { token } = tabOf(fresh).view;
    expect(token).not.toBe(tab.token);
    expect((await gateway.query('account.me', undefined, { tab: { cookie: tab.cookie, token } })).status).toBe(200);
    expect((await gateway.mutate('session.resume', undefined, { headers: { origin } })).data).toBeNull();
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const refused = await gateway.mutate('session.resume', undefined, { tab: { cookie: tab.cookie }, headers });
      expect(refused.error?.data.platform.code).toBe('ORIGIN_REFUSED');
    }
  });

  it('AUTH-15 clears the cookie when the platform no longer takes the token', async () => {
    const tab = await gateway.login();
    gateway.platform.answer({
      fetchBalance: () => {
        throw new PlatformError('TOKEN_INVALID');
      },
    });
    const answer = await gateway.query('wallet.balance', undefined, { tab });
    expect([answer.status, answer.error?.data.platform.code]).toEqual([401, 'TOKEN_INVALID']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^loopback-session=; .*Max-Age=0/);
  });

  it('AUTH-12 logs out at the platform and clears the cookie, also when the platform fails', async () => {
    const tab = await gateway.login();
    const before = gateway.platform.count('logout');
    const answer = await gateway.mutate('session.logout', undefined, { tab });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(gateway.platform.count('logout')).toBe(before + 1);

    gateway.platform.answer({
      logout: () => {
        throw new PlatformError('UNKNOWN');
      },
    });
    const again = await gateway.mutate('session.logout', undefined, { tab: await gateway.login() });
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('AUTH-04 refuses every mutation from another site, and every body that is not JSON', async () => {
    const tab = await gateway.login();
    const input = { language: 'en' };
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const answer = await gateway.mutate('account.updateLanguage', input, { tab, headers });
      expect([answer.status, answer.error?.data.platform.code]).toEqual([403, 'ORIGIN_REFUSED']);
    }
    const ours = await gateway.mutate('account.updateLanguage', input, {
      tab,
      headers: { origin: gateway.url, 'sec-fetch-site': 'same-origin' },
    });
    expect(ours.status).toBe(200);
    const form = await gateway.mutate('account.updateLanguage', input, {
      tab,
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
    const body = new FormData();
    body.append('language', 'en');
    const multipart = await fetch(`${gateway.url}/trpc/account.updateLanguage`, {
      method: 'POST',
      headers: { cookie: tab.cookie, 'x-session': tab.token },
      body,
    });
    expect(multipart.status).toBe(400);
  });

  it('GAME-06 opens a trial account whose real-account actions are refused', async () => {
    const answer = await gateway.mutate('session.freePlay');
    expect(answer.data).toMatchObject({ isTrial: true, type: 4 });
    const favorite = { gameId: '1001', vendor: 'TNL', type: 'RNG' };
    const refused = await gateway.mutate('lobby.addFavorite', favorite, { tab: tabOf(answer) });
    expect([refused.status, refused.error?.data.platform.code]).toEqual([403, 'TRIAL_ACCOUNT']);
    expect(gateway.platform.count('addFavorite')).toBe(0);
  });

  it('AUTH-01 hands on what a failed login needs', async () => {
    gateway.platform.answer({
      login: () => {
        throw new PlatformError('LOGIN_FAILED', { captcha: true, retryAfterSeconds: 3 });
      },
    });
    const answer = await gateway.mutate('session.login', { type: 'username', username: 'demo', password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(answer.error?.data.platform).toMatchObject({ code: 'LOGIN_FAILED', captcha: true, retryAfterSeconds: 3 });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
