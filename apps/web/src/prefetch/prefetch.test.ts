import { cleanup, screen, waitFor } from '@testing-library/react';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import type { AppRouter } from '@tonalli/gateway/public';
import session from '@tonalli/i18n/locales/es/session.json';
import { getUntypedClient } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, createFakeGateway, failure, sessionView } from '../testing/fake-gateway';
import { memberTab, renderApp } from '../testing/render-app';
import { SECURITY_ANSWERS } from '../testing/security-page';
import { TEAM } from '../testing/team-answer';
import { createClient } from '../trpc/client';
import { failureCode } from '../trpc/failure-code';
import { startPrefetch } from './start-prefetch';

const TEXTS = {
  es: { '': ['/assets/first-es.js'], '/$category': ['/assets/games-es.js'], '/member': ['/assets/account-es.js'] },
  en: { '': ['/assets/first-en.js'] },
};
const agentTab = { ...memberTab, isAgent: '1' };
const ANSWERS: Answers = {
  ...SECURITY_ANSWERS,
  'messages.unread': { count: 0 },
  'promotions.list': [],
  'team.overview': TEAM,
};

/** What was asked over the network, by path and input, and of whom. */
let asked: { question: string; session: string | null }[];

/** The network in front of a gateway without one. */
function playNetwork(answers: Answers = {}): void {
  asked = [];
  const client = getUntypedClient<AppRouter>(createFakeGateway({ ...ANSWERS, ...answers }).client);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const inputs = JSON.parse(searchParams.get('input') ?? '{}');
    const session = new Headers(init.headers).get('x-session');
    const paths = pathname.replace('/trpc/', '').split(',');
    const list = paths.map(async (path, i) => {
      asked.push({ question: path + JSON.stringify(inputs[i] ?? {}), session });
      return client.query(path, inputs[i]).then(
        (data) => ({ result: { data } }),
        ({ shape }) => ({ error: shape }),
      );
    });
    return Response.json(await Promise.all(list));
  });
}

/** The page as the gateway sends it, in a browser that keeps this. */
function openPage(path: string, tab: Record<string, string> = {}): void {
  window.history.replaceState(null, '', path);
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
  startPrefetch(window, TEXTS);
}

/** Takes the page away, and lets what it has begun to ask for be asked of its own network. */
async function askNoMore(): Promise<void> {
  cleanup();
  let before = -1;
  const isAtRest = () => {
    const rests = asked.length === before;
    before = asked.length;
    return rests;
  };
  await vi.waitUntil(isAtRest, { interval: 1 });
}

const notTaken = () => Object.keys(window.prefetched ?? {});
const timesAsked = (path: string) => asked.filter(({ question }) => question.startsWith(`${path}{`)).length;
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

describe('what the page asks for before the app is there', () => {
  beforeEach(() => playNetwork());
  afterEach(async () => {
    await askNoMore();
    delete window.prefetched;
    for (const link of document.head.querySelectorAll('link')) link.remove();
    document.getElementById(EMBEDDED_SESSION_ID)?.remove();
  });

  it.each([
    { path: '/', tab: {}, heading: 'Casino y apuestas en línea', early: 6 },
    { path: '/home', tab: memberTab, heading: 'Casino y apuestas en línea', early: 7 },
    { path: '/rng', tab: {}, heading: 'Tragamonedas', early: 2 },
    { path: '/rng', tab: memberTab, heading: 'Tragamonedas', early: 4 },
    { path: '/promotions', tab: {}, heading: 'Promociones', early: 2 },
    { path: '/member', tab: memberTab, heading: 'Seguridad de la cuenta', early: 5 },
    { path: '/rng', tab: { ...memberTab, isAgent: '4' }, heading: 'Tragamonedas', early: 3 },
    { path: '/agentHome', tab: agentTab, heading: 'Mi equipo', early: 3 },
  ])('F2 SYS-01 at $path ($early questions) is what the app takes, and nothing of it is asked twice', async (visit) => {
    const { path, tab, heading, early } = visit;
    openPage(path, tab);
    await waitFor(() => expect(asked).toHaveLength(early));
    const questions = asked.map(({ question }) => question);
    await renderApp(path, { tab, connect: createClient });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    await waitFor(() => expect(notTaken()).toEqual([]));
    for (const question of questions) expect(asked.filter((one) => one.question === question)).toHaveLength(1);
  });

  it('AUTH-04 S7 asks for a new tab with the session that the page tells, and for nobody without its flag', async () => {
    const tell = () => {
      const told = document.createElement('script');
      const textContent = JSON.stringify({ ...sessionView, token: 'told-token' });
      document.body.append(Object.assign(told, { type: 'application/json', id: EMBEDDED_SESSION_ID, textContent }));
    };
    tell();
    openPage('/help');
    await waitFor(() => expect(timesAsked('system.bootstrap')).toBe(1));
    expect(timesAsked('wallet.balance')).toBe(0);
    window.localStorage.setItem('signedIn', '1');
    startPrefetch(window, TEXTS);
    await waitFor(() => expect(asked.filter(({ session }) => session === 'told-token')).toHaveLength(2));
    await renderApp('/help', { connect: createClient });
    await waitFor(() => expect(notTaken()).toEqual([]));
    expect([timesAsked('wallet.balance'), timesAsked('messages.unread')]).toEqual([1, 1]);
  });

  it('GAME-06 asks nothing for the account of play money that it may not know', async () => {
    const tab = { ...memberTab, isAgent: '4' };
    openPage('/member', tab);
    await waitFor(() => expect(timesAsked('account.me')).toBe(1));
    await renderApp('/member', { tab, connect: createClient });
    expect(await screen.findByText(session.trial.promptTitle)).toBeTruthy();
    await askNoMore();
    expect(timesAsked('account.security')).toBe(0);
  });

  it('AUTH-12 gives what was asked for one session to no other', async () => {
    openPage('/help', memberTab);
    await waitFor(() => expect(timesAsked('wallet.balance')).toBe(1));
    await renderApp('/help', { tab: { ...memberTab, token: 'another' }, connect: createClient });
    await waitFor(() => expect(asked.map(({ session }) => session)).toContain('another'));
    expect(notTaken().filter((key) => key.includes('"tab-token"'))).toHaveLength(2);
  });

  it('SYS-12 a failure that was answered is told, and not asked for again', async () => {
    playNetwork({ 'lobby.home': failure('FUNCTION_NOT_AVAILABLE') });
    openPage('/');
    const departure = new AbortController().signal;
    const client = createClient({ token: () => null, departure: () => departure, language: () => 'es' });
    const read = () => client.lobby.home.query({ language: 'es' }).catch(failureCode);
    expect(await read()).toBe('FUNCTION_NOT_AVAILABLE');
    expect(timesAsked('lobby.home')).toBe(1);
    expect(await read()).toBe('FUNCTION_NOT_AVAILABLE');
    expect(timesAsked('lobby.home')).toBe(2);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a proxy's page comes", async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['all of it is refused', async () => Response.json({ message: 'too many' }, { status: 429 })],
  ])('SYS-12 where %s the app asks again', async (_, answer) => {
    const network = window.fetch;
    vi.stubGlobal('fetch', vi.fn(answer));
    openPage('/rng');
    await Promise.allSettled(Object.values(window.prefetched ?? {}));
    expect(window.fetch).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', network);
    await renderApp('/rng', { connect: createClient });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tragamonedas' })).toBeTruthy();
    expect(timesAsked('system.bootstrap')).toBe(1);
  });

  it('SYS-02 asks for nothing further of a closed site', async () => {
    playNetwork({ 'system.bootstrap': { ...bootstrap, status: 1 } });
    openPage('/');
    await Promise.all(Object.values(window.prefetched ?? {}));
    expect(timesAsked('system.bootstrap')).toBe(1);
    expect([timesAsked('content.winners'), timesAsked('content.jackpot')]).toEqual([0, 0]);
  });

  it('HOME-07 asks for no announcements that were put away, nor on a day on which they are not wanted', async () => {
    openPage('/', { ANONYMOUS_POPUP: 'closed' });
    window.sessionStorage.clear();
    window.localStorage.setItem('ANONYMOUS_POPUP_HIDDEN_ON', '2026-11-20');
    startPrefetch(window, TEXTS);
    await waitFor(() => expect(timesAsked('content.jackpot')).toBe(2));
    expect(timesAsked('content.popups')).toBe(0);
  });

  it('I18N-01 fetches the texts of the language that the browser keeps, or Spanish, and those of the page', () => {
    openPage('/');
    expect(preloaded()).toEqual(['/assets/first-es.js']);
    openPage('/live');
    openPage('/member');
    expect(preloaded()).toEqual([
      '/assets/first-es.js',
      ...['/assets/first-es.js', '/assets/games-es.js'],
      ...['/assets/first-es.js', '/assets/account-es.js'],
    ]);
    window.localStorage.setItem('lang', 'en');
    openPage('/');
    expect(preloaded().at(-1)).toBe('/assets/first-en.js');
    expect(asked.at(-1)?.question).toContain('"en"');
  });

  it('SYS-01 keeps nothing that would be old when it is taken', () => {
    vi.useFakeTimers();
    openPage('/');
    expect(notTaken().length).toBeGreaterThan(0);
    vi.advanceTimersByTime(30_000);
    expect(notTaken()).toEqual([]);
    vi.useRealTimers();
  });

  it('SYS-12 does nothing in a browser that keeps nothing, and fails nothing', async () => {
    vi.stubGlobal('TEXT_FILES', TEXTS);
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await import('./page-script');
    storage.mockRestore();
    expect(asked).toEqual([]);
  });
});
