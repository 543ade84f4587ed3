import { beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from '../answer-code';
import { askedOf, lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf, platformDataOf, type TestBrowser } from '../test-browser';

const NEW_PASSWORD = 'Nueva2026';

const stack = await useStack();
let world: StackWorld;
beforeAll(async () => {
  world = await stack.world();
});
const failureOf = async (call: Promise<unknown>) => platformDataOf(await call.catch((error: unknown) => error));

describe('a login', () => {
  it('AUTH-04 is sealed, and leaves the token of the platform in an HttpOnly cookie and the tab a token of its own', async () => {
    const { id, username, password } = await world.control.mint();
    const browser = world.visitor();
    const response = await browser.fetch('/trpc/session.login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'username', username: ` ${username} `, password }),
    });
    const answer = await response.json();
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer).toMatchObject({ result: { data: { username, customerId: id, isAgent: false, isTrial: false } } });
    const { request, headers, body } = await lastRecordedCall(stack, world, 'login');
    expect([request.username, headers['content-type']]).toEqual([username, 'application/jose']);
    expect(body).not.toContain(password);

    browser.tabToken = Object(answer).result.data.token;
    await browser.client.wallet.balance.query();
    const { authorization = '' } = (await lastRecordedCall(stack, world, 'fetchBalance')).headers;
    expect(authorization).toMatch(/^Bearer .{20}/);
    expect(JSON.stringify(answer) + cookie).not.toContain(authorization.slice('Bearer '.length));
  });

  it('AUTH-01 hands on what a failed one needs', async () => {
    const { username } = await world.control.mint();
    const browser = world.visitor();
    const codes: unknown[] = [];
    for (const _ of [1, 2, 3, 4]) codes.push(await failureOf(browser.login(username, 'no es esta')));
    expect(codes).toContainEqual(expect.objectContaining({ code: 'LOGIN_FAILED', captcha: true }));
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('AUTH-15 AUTH-12 ends with the token, and when one logs out, also where the platform fails', async () => {
    const ended = await world.member();
    await world.control.endSessions(ended.id);
    expect(await codeOf(ended.client.wallet.balance.query())).toBe('TOKEN_INVALID');
    expect(ended.cookies.has('__Host-session')).toBe(false);

    const leaving = await world.member();
    const cookies = [...leaving.cookies];
    await leaving.client.session.logout.mutate();
    expect(askedOf(stack, world).at(-1)).toBe('DELETE /wps/session/logout');
    expect(leaving.cookies.has('__Host-session')).toBe(false);
    for (const [name, value] of cookies) leaving.cookies.set(name, value);
    expect(await codeOf(leaving.client.wallet.balance.query())).toBe('TOKEN_INVALID');

    const other = await world.member();
    await world.control.fault({ endpoint: 'logout', effect: { kind: 'error', code: 'UNKNOWN' } });
    expect(await codeOf(other.client.session.logout.mutate())).toBe('OK');
    expect(other.cookies.has('__Host-session')).toBe(false);
    await world.control.clearFaults();
  });

  it('GAME-06 as a guest opens a trial account, whose real-account actions are refused before the platform is asked', async () => {
    const guest = world.visitor();
    const view = await guest.client.session.freePlay.mutate();
    guest.tabToken = view.token;
    expect(view).toMatchObject({ isTrial: true, type: 4 });
    const before = askedOf(stack, world);
    const favorite = { gameId: '1001', vendor: 'TNL', type: 'RNG' } as const;
    expect(await codeOf(guest.client.lobby.addFavorite.mutate(favorite))).toBe('TRIAL_ACCOUNT');
    expect(askedOf(stack, world)).toEqual(before);
  });
});

describe('the two halves of a session', () => {
  let player: LoggedIn;
  const raw = (path: string, headers: Record<string, string>, body?: string | FormData) =>
    fetch(`${stack.gatewayUrl}/trpc/${path}`, {
      headers: { ...headers, cookie: `world=${world.name}; ${headers.cookie ?? ''}` },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  const halves = ({ cookies, tabToken }: TestBrowser) => ({
    cookie: `__Host-session=${cookies.get('__Host-session')}`,
    'x-session': tabToken ?? '',
  });
  beforeAll(async () => {
    player = await world.member({ balanceMinor: 4_200 });
  });

  it('AUTH-04 open only together', async () => {
    const other = world.visitor();
    await other.login(player.username, player.password);
    const { cookie, 'x-session': token } = halves(player);
    const altered = cookie.slice(0, -2) + (cookie.endsWith('AA') ? 'BB' : 'AA');
    for (const [headers, code] of [
      [{}, 'TOKEN_MISSING'],
      [{ cookie }, 'SESSION_MISMATCH'],
      [{ 'x-session': token }, 'SESSION_MISMATCH'],
      [{ cookie, 'x-session': halves(other)['x-session'] }, 'SESSION_MISMATCH'],
      [{ cookie, 'x-session': `${token.slice(0, -1)}!` }, 'SESSION_MISMATCH'],
      [{ cookie: altered, 'x-session': token }, 'TOKEN_INVALID'],
      [{ cookie: '__Host-session=rubbish', 'x-session': token }, 'TOKEN_INVALID'],
    ] as const) {
      const response = await raw('wallet.balance', headers);
      expect([response.status, await codeIn(response)]).toEqual([401, code]);
    }
    const response = await raw('wallet.balance', { cookie, 'x-session': token });
    expect(await response.json()).toMatchObject({ result: { data: { mainMinor: 4_200 } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('AUTH-04 a new tab gets a token of its own for the cookie, on our own pages only', async () => {
    const fresh = await player.client.session.resume.mutate();
    expect(fresh?.token).not.toBe(player.tabToken);
    const { cookie } = halves(player);
    expect(await codeIn(await raw('account.me', { cookie, 'x-session': fresh?.token ?? '' }))).toBe('OK');
    expect(await world.visitor().client.session.resume.mutate()).toBeNull();
    const json = { cookie, 'content-type': 'application/json' };
    for (const from of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])
      expect(await codeIn(await raw('session.resume', { ...json, ...from }, ''))).toBe('ORIGIN_REFUSED');
  });

  it('AUTH-04 do nothing for another site, nor for a body that is not JSON', async () => {
    const json = { ...halves(player), 'content-type': 'application/json' };
    const input = '{"language":"en"}';
    const before = askedOf(stack, world);
    for (const from of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const response = await raw('account.updateLanguage', { ...json, ...from }, input);
      expect([response.status, await codeIn(response)]).toEqual([403, 'ORIGIN_REFUSED']);
    }
    const body = new FormData();
    body.append('language', 'en');
    const plain = { ...halves(player), 'content-type': 'text/plain' };
    expect((await raw('account.updateLanguage', plain, input)).status).toBe(415);
    expect((await raw('account.updateLanguage', halves(player), body)).status).toBe(400);
    expect(askedOf(stack, world)).toEqual(before);
    const ours = { ...json, origin: stack.gatewayUrl, 'sec-fetch-site': 'same-origin' };
    expect((await raw('account.updateLanguage', ours, input)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('AUTH-10 is replaced by a code to the mobile number, which logs in', async () => {
    const { username, mobile } = await world.control.mint();
    const number = { mobileNum: mobile.replace('+52', ''), countryDialingCode: '52' };
    const { session } = world.visitor().client;
    expect(await session.requestPasswordCode.mutate(number)).toEqual({ expiredMinutes: expect.any(Number) });
    const verificationCode = await world.control.sms.codeFor(mobile);
    const typed = { ...number, verificationCode, newPassword: NEW_PASSWORD };
    expect(await session.resetPasswordByCode.mutate(typed)).toMatchObject({ username, mustChangePassword: false });
    expect(await codeOf(world.visitor().login(username, NEW_PASSWORD))).toBe('OK');
  });

  it('AUTH-10 is replaced by a link in a mail', async () => {
    await world.control.apply('contacts-verified');
    const { session } = world.visitor().client;
    const [known] = await world.control.run('listAccounts', {});
    const username = known?.accounts[0]?.username ?? '';
    const email = `${username}@correo.example`;
    await session.requestPasswordMail.mutate({ username, email });
    const [mail] = await world.control.run('listEmails', { address: email });
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const view = await session.checkPasswordLink.mutate({ token });
    expect(view).toEqual((await lastRecordedCall(stack, world, 'checkPasswordLink')).value);
    const typed = { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    await session.resetPasswordByLink.mutate(typed);
    expect(await codeOf(world.visitor().login(username, NEW_PASSWORD))).toBe('OK');
  });
});
