import { describe, expect, it, vi } from 'vitest';
import type { Release } from './release';
import { createReleaseStore } from './store';
import { strategyOf } from './strategy';

const ORIGIN = 'https://tonalli.example';
const RELEASE: Release = {
  id: 'two',
  entry: '/assets/index-aaaaaaaa.js',
  shell: ['/assets/index-aaaaaaaa.js', '/assets/index-bbbbbbbb.css'],
  later: ['/assets/deposit-cccccccc.js', '/assets/gone-dddddddd.js'],
};

/** Stored answers as a browser keeps them, by the path of their address. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => void store.set(pathOf(request), answer),
    };
  };
  const match = async (request: RequestInfo | URL) =>
    [...stores.values()]
      .map((store) => store.get(pathOf(request)))
      .find((answer) => answer !== undefined)
      ?.clone();
  const held = () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()]));
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  // The worker opens, matches and puts, and nothing else.
  return { caches: caches as unknown as CacheStorage, held };
}

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });

function setUp(answers: Record<string, () => Response> = {}) {
  const { caches, held } = createCaches();
  const fetch = vi.fn(async (request: string | Request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    const answer = answers[pathname];
    if (answer) return answer();
    if (pathname === '/index.html') return html('<!doctype html>');
    if (pathname.startsWith('/assets/gone')) return html('Not found', 404);
    return script(`of ${pathname}`);
  });
  return { caches, held, fetch, store: createReleaseStore({ release: RELEASE, caches, fetch }) };
}

describe('which requests the worker answers', () => {
  const asked = (path: string, over: Partial<{ method: string; mode: string }> = {}) =>
    strategyOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...over }, ORIGIN);

  it.each([
    '/trpc/wallet.balance',
    '/trpc/system.bootstrap?batch=1&input=%7B%7D',
    '/trpc/live.events',
    '/favicon.svg',
    '/manifest.es.webmanifest',
    '/sw.js',
    '/assets/without-a-hash.js?v=1',
    'https://images.example/art/game-aaaaaaaa.svg',
  ])('SYS-14 stands aside for %s: nothing that the gateway or another host answers is ever kept', (path) => {
    expect(asked(path)).toBe('network');
  });

  it.each(['/__world/nightly', '/__world', '/qa/api/worlds', '/reference', '/metrics', '/trpc/session.login'])(
    'SYS-14 a visit of %s is none of the app',
    (path) => {
      expect(asked(path, { mode: 'navigate' })).toBe('network');
    },
  );

  it('SYS-14 answers hashed files from what is kept, and visits with the page', () => {
    expect(asked('/assets/index-aaaaaaaa.js')).toBe('kept');
    expect(asked('/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2')).toBe('kept');
    expect(asked('/member?page=depositv2', { mode: 'navigate' })).toBe('page');
    expect(asked('/assets/index-aaaaaaaa.js', { method: 'POST' })).toBe('network');
  });
});

describe('what a release keeps', () => {
  it('SYS-14 keeps the empty page and the shell, and the rest when asked, without what is gone', async () => {
    const { store, held } = setUp();
    await store.keepShell();
    expect(held()).toEqual({ 'tonalli-release-two': [...RELEASE.shell, '/index.html'].sort() });
    await store.keepLater();
    expect(held()['tonalli-release-two']).toEqual(
      ['/assets/deposit-cccccccc.js', ...RELEASE.shell, '/index.html'].sort(),
    );
  });

  it('SYS-14 is not installed by halves: a part of the shell that cannot be had refuses the release', async () => {
    const { store } = setUp({ '/assets/index-bbbbbbbb.css': () => html('Not found', 404) });
    await expect(store.keepShell()).rejects.toThrow('/assets/index-bbbbbbbb.css answered 404');
    const { store: other } = setUp({
      '/assets/index-aaaaaaaa.js': () => html('<title>Log in to this network</title>'),
    });
    await expect(other.keepShell()).rejects.toThrow('index-aaaaaaaa');
  });

  it('SYS-14 takes over what the release before had, asks nobody for it, and sends no cookies', async () => {
    const { store, caches, fetch } = setUp();
    const before = await caches.open('tonalli-release-one');
    await before.put('/assets/index-bbbbbbbb.css', script('known'));
    await store.keepShell();
    expect(fetch.mock.calls.map(([request]) => request)).toEqual(['/index.html', '/assets/index-aaaaaaaa.js']);
    // The store asks by path and says how, each time.
    for (const [, init] of fetch.mock.calls as unknown as [string, RequestInit][])
      expect(init.credentials).toBe('omit');
  });

  it('SYS-14 forgets all releases but its own and the one before, which another tab may run, and no cache of others', async () => {
    const { store, caches, held } = setUp();
    for (const name of ['tonalli-release-zero', 'tonalli-release-one', 'of-others']) await caches.open(name);
    await store.keepShell();
    await store.forgetOlder();
    expect(Object.keys(held())).toEqual(['tonalli-release-one', 'of-others', 'tonalli-release-two']);
  });
});

describe('what a page gets', () => {
  const visit = new Request(`${ORIGIN}/rng`);

  it('SYS-14 a hashed file comes from what is kept, and is kept when it comes; an error is not', async () => {
    const { store, fetch, held } = setUp();
    const wanted = new Request(`${ORIGIN}/assets/deposit-cccccccc.js`);
    expect(await (await store.asset(wanted)).text()).toBe('of /assets/deposit-cccccccc.js');
    expect(await (await store.asset(wanted)).text()).toBe('of /assets/deposit-cccccccc.js');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect((await store.asset(new Request(`${ORIGIN}/assets/gone-dddddddd.js`))).status).toBe(404);
    expect(held()).toEqual({ 'tonalli-release-two': ['/assets/deposit-cccccccc.js'] });
  });

  it('SYS-14 a visit gets the page of the network, which is never kept', async () => {
    const { store, held } = setUp({ '/rng': () => html('fresh') });
    await store.keepShell();
    expect(await (await store.page(visit, Promise.resolve(undefined))).text()).toBe('fresh');
    expect(await (await store.page(visit, Promise.resolve(html('asked before')))).text()).toBe('asked before');
    expect(held()['tonalli-release-two']).not.toContain('/rng');
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers for servers that are gone', () => Promise.resolve(html('Bad gateway', 502))],
  ])('SYS-14 a visit gets the kept page when %s', async (_case, arriving) => {
    const { store } = setUp({ '/index.html': () => html('the empty page') });
    await store.keepShell();
    expect(await (await store.page(visit, arriving())).text()).toBe('the empty page');
  });

  it('SYS-14 a visit gets the kept page when the network takes too long, and the error where nothing is kept', async () => {
    vi.useFakeTimers();
    const { store } = setUp({ '/index.html': () => html('the empty page') });
    await store.keepShell();
    const answered = store.page(visit, new Promise<undefined>(() => {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await answered).text()).toBe('the empty page');
    vi.useRealTimers();
    const { store: bare } = setUp();
    await expect(bare.page(visit, Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  });
});
