import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN } from '../testing/fixtures';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

const SECURE = /^__Host-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/;
const OF_LOOPBACK = /^loopback-session=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/;
const FORWARDED_AS_LOCAL = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost:4000' };

const gateways: TestGateway[] = [];
const start = async (options: Parameters<typeof startGateway>[0] = {}) => {
  const gateway = await startGateway(options, {
    login: () => LOGGED_IN,
    fetchUnreadCount: () => ({ count: 0 }),
    logout: () => null,
  });
  gateways.push(gateway);
  return gateway;
};
afterEach(() => Promise.all(gateways.splice(0).map((gateway) => gateway.stop())));

/** The line of the cookie that a login brings. */
async function cookieOf({ url }: TestGateway, headers: Record<string, string> = {}): Promise<string> {
  const { port } = new URL(url);
  const body = JSON.stringify({ type: 'username', username: 'demo', password: 'Demo1234' });
  const answer = await request(`http://127.0.0.1:${port}/trpc/session.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await answer.body.dump();
  return [answer.headers['set-cookie']].flat()[0] ?? '';
}

describe('the cookie of a session', () => {
  it('AUTH-04 DEV-08 needs no https where the gateway is this machine alone, which WebKit asks of a Secure one', async () => {
    const gateway = await start();
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
      expect(await cookieOf(gateway, { host }), host).toMatch(OF_LOOPBACK);
  });

  it('AUTH-04 S7 is Secure and bound to its host everywhere else, whatever a request says', async () => {
    const local = await start();
    for (const host of ['play.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect(await cookieOf(local, { host, ...FORWARDED_AS_LOCAL }), host).toMatch(SECURE);
    const proxied = await start({ trustedProxies: 1 });
    for (const headers of [FORWARDED_AS_LOCAL, { host: 'localhost:4000' }, { 'x-forwarded-proto': 'https' }])
      expect(await cookieOf(proxied, headers)).toMatch(SECURE);
    const open = await start({ host: '0.0.0.0' });
    expect(await cookieOf(open, { host: 'localhost:4000', ...FORWARDED_AS_LOCAL })).toMatch(SECURE);
  });

  it('AUTH-04 S7 of one kind opens nothing under the name of the other', async () => {
    for (const [options, kind, other] of [
      [{}, 'loopback', '__Host-session'],
      [{ trustedProxies: 1 }, 'host', 'loopback-session'],
    ] as const) {
      const gateway = await start(options);
      const tab = signedIn('M000001', 0, kind);
      const cookie = tab.cookie.replace(/^[^=]+/, other);
      const answer = await gateway.query('messages.unread', undefined, { tab: { cookie, token: tab.token } });
      expect([answer.status, answer.error?.data.platform.code]).toEqual([401, 'SESSION_MISMATCH']);
      const own = await gateway.query('messages.unread', undefined, {
        tab: { cookie: `${cookie}; ${tab.cookie}`, token: tab.token },
      });
      expect(own.status).toBe(200);
    }
  });

  it('GAME-09 is followed by the browser’s own name once, which stays when the session ends and comes with no other cookie', async () => {
    const gateway = await start();
    const logIn = async (cookie?: string) => {
      const tab = cookie === undefined ? undefined : { cookie, token: '' };
      const input = { type: 'username', username: 'demo', password: 'Demo1234' };
      return (await gateway.mutate('session.login', input, tab && { tab })).headers.getSetCookie();
    };
    const [, named = ''] = await logIn();
    expect(named).toMatch(/^loopback-device=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/);
    const device = named.split(';', 1)[0] ?? '';
    expect(await logIn(device)).toHaveLength(1);
    expect((await logIn('loopback-device=made-up'))[1]).toMatch(/^loopback-device=[\w-]{22};/);
    expect((await logIn())[1]).not.toBe(named);
  });

  it('AUTH-12 is taken away under the name that it has', async () => {
    for (const [options, kind, name] of [
      [{}, 'loopback', 'loopback-session'],
      [{ trustedProxies: 1 }, 'host', '__Host-session'],
    ] as const) {
      const gateway = await start(options);
      const answer = await gateway.mutate('session.logout', undefined, { tab: signedIn('M000001', 0, kind) });
      expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`^${name}=; .*Max-Age=0$`));
    }
  });
});
