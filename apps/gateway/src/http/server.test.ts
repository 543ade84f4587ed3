import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env';
import { createServer, STOP_GRACE_MS } from '../server';
import { startGateway, TEST_OPTIONS, type TestGateway } from '../testing/start-gateway';

describe('the gateway as a web server', () => {
  const webDist = mkdtempSync(join(tmpdir(), 'web-dist-'));
  let gateway: TestGateway;
  beforeAll(async () => {
    mkdirSync(join(webDist, 'assets'));
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Tonalli</title>');
    writeFileSync(join(webDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    mkdirSync(join(webDist, 'icons'));
    writeFileSync(join(webDist, 'icons', 'icon-192.png'), '');
    writeFileSync(join(webDist, 'manifest.es.webmanifest'), '{}');
    writeFileSync(join(webDist, 'sw.js'), 'self.name');
    writeFileSync(join(webDist, 'assets', 'app-1a2b.js'), 'console.log(1)');
    writeFileSync(join(webDist, 'assets', 'app-1a2b.js.gz'), gzipSync('console.log(1)'));
    gateway = await startGateway({ webDist });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(webDist, { recursive: true });
  });

  it.each(['/', '/rng?page=2', '/agentHome', '/some/unknown/route'])(
    'SYS-13 serves the web app at %s, never from a stale cache',
    async (path) => {
      const answer = await fetch(gateway.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('<title>Tonalli</title>');
    },
  );

  it.each(['/__world', '/__world/default', '/__world/default/enter', '/__world/enter.js'])(
    'QA-11 has nothing at %s where worlds are not served',
    async (path) => {
      const answer = await fetch(gateway.url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([
        404,
        [],
        'There is nothing here.',
      ]);
    },
  );

  it('SYS-13 serves the web app to a client that accepts no compression', async () => {
    const answer = await fetch(gateway.url, { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  });

  it('SYS-06 serves hashed assets for ever, compressed beforehand, and answers 404 for one that is gone', async () => {
    const asset = await fetch(`${gateway.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toBe('console.log(1)');
    const gone = await fetch(`${gateway.url}/assets/app-0000.js`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await fetch(`${gateway.url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/sw.js', 'application/javascript'],
    ['/manifest.es.webmanifest', 'application/manifest+json'],
    ['/icons/icon-192.png', 'image/png'],
  ])('SYS-14 serves %s as what it is, never from a stale cache', async (path, type) => {
    const answer = await fetch(gateway.url + path);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("manifest-src 'self';");
  });

  it('SYS-14 answers 404 in place of a page for an icon or a worker that is not there', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'web-dist-'));
    writeFileSync(join(bare, 'index.html'), '<!doctype html><title>Tonalli</title>');
    const other = await startGateway({ webDist: bare });
    for (const path of ['/sw.js', '/icons/none.png', '/robots.txt'])
      expect([path, (await fetch(other.url + path)).status]).toEqual([path, 404]);
    await other.stop();
    rmSync(bare, { recursive: true });
  });

  it('SYS-14 takes the worker away when it is switched off: its place holds one that forgets and removes itself', async () => {
    const off = await startGateway({ webDist, serviceWorker: false });
    const answer = await fetch(`${off.url}/sw.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const script = await answer.text();
    const told = await runRetiredWorker(script);
    expect(told).toEqual({ skipped: true, deleted: ['tonalli-release-a', 'other'], unregistered: true });
    await off.stop();
    expect(readEnvironment({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
    expect(readEnvironment({}).serviceWorker).toBe(true);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%00',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('SYS-13 does not leave its folder for %s', async (path) => {
    const text = await (await fetch(gateway.url + path)).text();
    expect(text).not.toMatch(/root:|"dependencies"/);
  });

  it('DEV-04 tells whether it lives, whether it is ready, and what it counted', async () => {
    gateway.platform.answer({ fetchStatus: () => ({ status: 0, endsAt: null }) });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await gateway.query('wallet.balance');
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('gateway_procedures_total{procedure="wallet.balance",outcome="TOKEN_MISSING"} 1');
    expect(metrics).toMatch(/gateway_platform_call_seconds_count\{endpoint="fetchStatus",outcome="ok"\} \d/);
    gateway.platform.raw((_request, reply) => reply.code(500).send('down'));
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    gateway.platform.raw(null);
  });

  it('DEV-04 shows its metrics to its own network only', async () => {
    const outside = await startGateway({ trustedProxies: 1 });
    const ask = async (ip: string) =>
      (await fetch(`${outside.url}/metrics`, { headers: { 'x-forwarded-for': ip } })).status;
    for (const ip of ['203.0.113.5', '8.8.8.8', '2001:db8::1', 'rubbish'])
      expect([ip, await ask(ip)]).toEqual([ip, 404]);
    for (const ip of ['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'fd00::7'])
      expect([ip, await ask(ip)]).toEqual([ip, 200]);
    await outside.stop();
  });

  it('DEV-03 lists every procedure with its input schema, in development only', async () => {
    const page = await (await fetch(`${gateway.url}/reference`)).text();
    expect(page).toContain('POST /trpc/session.login');
    expect(page).toContain('&quot;password&quot;');
    const quiet = await startGateway({ reference: false });
    expect((await fetch(`${quiet.url}/reference`)).status).toBe(404);
    await quiet.stop();
  });
});

/** Runs the script as a browser would, and says what it did. */
async function runRetiredWorker(script: string) {
  const told = { skipped: false, deleted: [] as string[], unregistered: false };
  type Handler = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    skipWaiting() {
      told.skipped = true;
    },
    registration: {
      async unregister() {
        told.unregistered = true;
      },
    },
  };
  const caches = {
    keys: async () => ['tonalli-release-a', 'other'],
    delete: async (name: string) => told.deleted.push(name),
  };
  new Function('self', 'caches', script)(self, caches);
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate']) handlers.get(type)?.({ waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  return told;
}

describe('starting and stopping', () => {
  it('WIRE-06 is pointed at a platform by configuration alone, and starts although it does not answer', async () => {
    const options = readEnvironment({
      PLATFORM_URL: 'http://127.0.0.1:9',
      MERCHANT_CODE: 'OTHER',
      GATEWAY_PORT: '0',
      LOG_LEVEL: 'silent',
      WEB_DIST: '',
    });
    expect(options).toMatchObject({
      platformUrl: 'http://127.0.0.1:9',
      merchant: { code: 'OTHER' },
      webDist: null,
      worlds: false,
    });
    const gateway = await createServer(options);
    const url = await gateway.start();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/trpc/content.jackpot`)).status).toBeGreaterThanOrEqual(500);
    await gateway.stop();
  });

  it.each([
    ['GATEWAY_PORT', 'abc'],
    ['GATEWAY_PORT', '70000'],
    ['PLATFORM_URL', 'ftp://x'],
    ['MERCHANT_KEY', 'c2hvcnQ'],
    ['SESSION_SECRET', 'too short'],
    ['WORLDS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '-1'],
  ])('DEV-01 refuses to start with a bad %s and names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  it('DEV-01 needs secrets of its own in production, and takes a list of them', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(/MERCHANT_KEY[\s\S]*SESSION_SECRET/);
    const secrets = `${'a'.repeat(32)},${'b'.repeat(32)}`;
    expect(readEnvironment({ SESSION_SECRET: secrets }).sessionSecrets).toEqual(secrets.split(','));
  });

  it('QA-11 refuses to start in production with WORLDS on, unless that is said aloud', () => {
    const { key } = DEVELOPMENT_MERCHANT;
    const production = { NODE_ENV: 'production', MERCHANT_KEY: key, SESSION_SECRET: 'a'.repeat(32) };
    expect(readEnvironment(production).worlds).toBe(false);
    expect(() => readEnvironment({ ...production, WORLDS: 'on' })).toThrow(/WORLDS: is for tests.*yes-i-know/);
    const forced = { ...production, WORLDS: 'on', CONTROL_IN_PRODUCTION: 'yes-i-know' };
    expect(readEnvironment(forced).worlds).toBe(true);
  });

  it('DEV-01 says when the built web app is missing', async () => {
    await expect(
      createServer({ ...TEST_OPTIONS, platformUrl: 'http://127.0.0.1:9', webDist: '/nowhere' }),
    ).rejects.toThrow('WEB_DIST');
  });

  it('DEV-04 lets a running call finish when it stops, and waits for nothing else', async () => {
    const gateway = await startGateway();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const jackpot = { kind: 'TICKER', amount: 1, at: '2026-03-01T12:00:00.000Z', lastWon: null, terms: null } as const;
    gateway.platform.answer({ fetchJackpot: () => held.then(() => jackpot) });
    const running = gateway.query('content.jackpot');
    await expect.poll(() => gateway.platform.count('fetchJackpot')).toBe(1);
    const stopped = gateway.stop();
    release();
    expect((await running).status).toBe(200);
    const answeredAt = performance.now();
    await stopped;
    // The connection of that call would be kept for the next one until the grace is over.
    expect(performance.now() - answeredAt).toBeLessThan(STOP_GRACE_MS);
  });
});
