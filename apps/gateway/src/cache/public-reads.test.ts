import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '../platform/platform-error';
import { gameOf, gamesOf, permissionOf } from '../testing/fixtures';
import type { Answers } from '../testing/scripted-platform';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

const ONE = gamesOf(gameOf('1001'));
const ANSWERS: Answers = {
  listGames: () => ONE,
  fetchJackpot: () => ({ kind: 'TICKER', amount: 1, at: '2026-03-01T12:00:00.000Z', lastWon: null, terms: null }),
};
const GAMES = { language: 'es', page: 1, pageSize: 18 };

describe('public reads', () => {
  let gateway: TestGateway;
  let now = Date.now();
  beforeEach(async () => {
    now = Date.now();
    gateway = await startGateway({ nowMs: () => now, worlds: true }, ANSWERS);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await gateway.stop();
  });

  const later = (ms: number) => {
    now += ms;
  };
  const url = (path: string, input: unknown) =>
    `${gateway.url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const cacheHits = async () => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return Number(/^gateway_hot_answers (\d+)$/m.exec(text)?.[1]);
  };

  it('LOBBY-11 makes one call of the platform for 1,000 simultaneous cold identical reads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await gateway.stop();
    gateway = await startGateway({ nowMs: () => now, trustedProxies: 1 }, { listGames: () => held.then(() => ONE) });
    // A hundred on each connection, none of which waits for the one before: a thousand connections are work of their own.
    // Each is of another address, since one may not ask for so many.
    const path = url('lobby.games', GAMES).slice(gateway.url.length);
    const ask = (...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
    const connections = Array.from({ length: 10 }, (_, visitor) => {
      const from = `X-Forwarded-For: 203.0.113.${visitor}`;
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.write(ask(from).repeat(99) + ask(from, 'Connection: close'));
      return text(socket);
    });
    await expect.poll(() => gateway.platform.count('listGames')).toBeGreaterThan(0);
    release();
    const answers = (await Promise.all(connections)).flatMap((heard) => heard.split(/(?=HTTP\/1\.1 )/));
    expect(answers).toHaveLength(1_000);
    const bodies = new Set(answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4)));
    expect(bodies.size).toBe(1);
    expect(JSON.parse([...bodies].join())).toMatchObject({
      result: { data: { games: [{ id: '1001' }], page: 1 } },
    });
    expect(gateway.platform.count('listGames')).toBe(1);
  });

  it('LOBBY-11 answers from ready bytes while fresh, and the bytes are the ones that the long way sends', async () => {
    const cold = await fetch(url('lobby.games', GAMES));
    const coldBody = await cold.text();
    expect(await cacheHits()).toBe(0);
    const hot = await fetch(url('lobby.games', GAMES));
    expect(await hot.text()).toBe(coldBody);
    expect(await cacheHits()).toBe(1);
    for (const name of [
      'content-type',
      'etag',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
      'strict-transport-security',
    ]) {
      expect([name, hot.headers.get(name)]).toEqual([name, cold.headers.get(name)]);
    }
    const unchanged = await fetch(url('lobby.games', GAMES), {
      headers: { 'if-none-match': hot.headers.get('etag') ?? '' },
    });
    expect(unchanged.status).toBe(304);
  });

  it('LOBBY-11 answers a batch of public reads from ready bytes too', async () => {
    const batch = `${gateway.url}/trpc/lobby.games,content.jackpot?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: GAMES }))}`;
    const [cold, hot] = [await (await fetch(batch)).text(), await (await fetch(batch)).text()];
    expect(hot).toBe(cold);
    expect(JSON.parse(hot)).toHaveLength(2);
    expect(await cacheHits()).toBe(1);
  });

  it('LOBBY-11 compresses a ready answer for who accepts it', async () => {
    const games = Array.from({ length: 50 }, (_, index) => gameOf(String(index)));
    gateway.platform.answer({ listGames: () => gamesOf(...games) });
    await fetch(url('lobby.games', GAMES), { headers: { 'accept-encoding': 'identity' } });
    const plain = await fetch(url('lobby.games', GAMES), { headers: { 'accept-encoding': 'identity' } });
    const zipped = await fetch(url('lobby.games', GAMES), { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(await zipped.text()).toBe(await plain.text());
  });

  it('LOBBY-11 serves a stale answer while it renews it once, and asks anew when it is too old', async () => {
    await gateway.query('lobby.games', GAMES);
    gateway.platform.answer({ listGames: () => gamesOf() });
    later(10_001);
    expect((await gateway.query('lobby.games', GAMES)).data).toMatchObject({ games: [{ id: '1001' }] });
    await expect.poll(() => gateway.platform.count('listGames')).toBe(2);
    await expect.poll(async () => (await gateway.query('lobby.games', GAMES)).data).toMatchObject({ games: [] });
    later(1_000_000);
    gateway.platform.answer({
      listGames: () => {
        throw new PlatformError('MAINTENANCE');
      },
    });
    expect((await gateway.query('lobby.games', GAMES)).error?.data.platform.code).toBe('MAINTENANCE');
  });

  it('SYS-12 still serves a stale lobby while the platform is down, and keeps no failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await gateway.query('lobby.games', GAMES);
    gateway.platform.raw((_request, reply) => reply.raw.destroy());
    later(60_000);
    expect((await gateway.query('lobby.games', GAMES)).status).toBe(200);
    const other = { ...GAMES, page: 2 };
    expect(['NETWORK_ERROR', 'UPSTREAM_UNAVAILABLE']).toContain(
      (await gateway.query('lobby.games', other)).error?.data.platform.code,
    );
    gateway.platform.raw(null);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await gateway.query('lobby.games', other)).status).toBe(200);
  });

  it('LOBBY-10 keeps languages and inputs apart, however the input is written', async () => {
    await gateway.query('lobby.games', GAMES);
    await gateway.query('lobby.games', { pageSize: 18, page: 1, language: 'es' });
    expect(gateway.platform.count('listGames')).toBe(1);
    await gateway.query('lobby.games', { ...GAMES, language: 'en' });
    expect(gateway.platform.calls.map(({ headers }) => headers.language)).toEqual(['ES', 'EN']);
  });

  it('QA-02 keeps worlds apart, in the cache and in the ready bytes', async () => {
    const inWorld = (world: string) => ({ headers: { cookie: `world=${world}` } });
    await gateway.query('lobby.games', GAMES);
    for (const world of ['blue', 'blue', 'red']) await gateway.query('lobby.games', GAMES, inWorld(world));
    expect(gateway.platform.calls.map(({ headers }) => headers['x-world'])).toEqual([undefined, 'blue', 'red']);
    expect(await cacheHits()).toBe(1);
  });

  it('SYS-03 keeps what tells an address for that address only', async () => {
    await gateway.stop();
    gateway = await startGateway({ nowMs: () => now, trustedProxies: 1 });
    gateway.platform.answer({
      fetchPermission: ({ headers }) => permissionOf({}, { location: { ip: String(headers['x-forwarded-for']) } }),
      fetchMenu: () => ({ categories: [] }),
    });
    const ask = (ip: string) =>
      gateway.query('system.bootstrap', { language: 'es' }, { headers: { 'x-forwarded-for': ip } });
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.2']) {
      expect((await ask(ip)).data).toMatchObject({ ip });
    }
    expect(await cacheHits()).toBe(2);
  });

  it('AUTH-04 never lets a session near a public answer, and never keeps a personal one', async () => {
    const [ana, eva] = [signedIn('M000001'), signedIn('M000002')];
    gateway.platform.answer({
      fetchBalance: ({ headers }) => ({ main: headers.authorization?.length ?? 0, vendors: [] }),
    });
    await gateway.query('lobby.games', GAMES, { tab: ana });
    expect(gateway.platform.calls.at(-1)?.headers.authorization).toBeUndefined();
    for (const tab of [ana, eva, ana]) await gateway.query('wallet.balance', undefined, { tab });
    expect(gateway.platform.count('fetchBalance')).toBe(3);
    const mixed = `${gateway.url}/trpc/lobby.games,wallet.balance?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: GAMES }))}`;
    const headers = { cookie: ana.cookie, 'x-session': ana.token };
    expect((await fetch(mixed, { headers })).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(mixed)).status).toBe(207);
    expect(await cacheHits()).toBe(0);
  });
});

describe('limits', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    // Not sooner: what is sealed at a time long past is refused.
    const startedAt = Date.now();
    gateway = await startGateway({ addressRequestsPerSecond: 10, nowMs: () => startedAt }, ANSWERS);
  });
  afterAll(() => gateway.stop());

  it('AUTH-14 limits logins of an address more tightly than an address, and says how long to wait', async () => {
    const codes: unknown[] = [];
    gateway.platform.answer({
      login: () => {
        throw new PlatformError('LOGIN_FAILED');
      },
    });
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const answer = await gateway.mutate('session.login', { type: 'username', username: 'demo', password: 'x' });
      codes.push(answer.error?.data.platform);
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(expect.objectContaining({ code: 'LOGIN_FAILED' })));
    expect(codes[20]).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    expect(gateway.platform.count('login')).toBe(20);
  });

  it('SYS-12 limits an address also on the way of ready bytes', async () => {
    const statuses: number[] = [];
    for (let read = 0; read < 90; read += 1) {
      statuses.push(
        await new Promise((resolve) =>
          get(`${gateway.url}/trpc/content.jackpot`, (response) => resolve(response.resume().statusCode ?? 0)),
        ),
      );
    }
    expect(statuses.filter((status) => status === 200).length).toBe(100 - 21);
    const refused = await gateway.query('content.jackpot');
    expect([refused.status, refused.error?.data.platform.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toBe('10');
  });
});
