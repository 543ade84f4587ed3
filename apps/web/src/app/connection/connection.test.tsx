import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, emptyPage, failure } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { cacheBootstrap } from '../install/cached-bootstrap';
import { SLOW_AFTER_MS, watchSlowCalls } from './slow-calls';
import { BACK_SHOWN_MS, type Connection, useConnection } from './use-connection';

const online = (is: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the notice of the connection', () => {
  // Closed, so that nothing else of the page waits for a quiet moment.
  const answers: Answers = { 'system.bootstrap': { ...bootstrap, status: 2 } };
  beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0)));

  it('SYS-12 says that the browser is offline, that it is back, and then nothing', async () => {
    await renderApp('/', { answers });
    await screen.findByText('203.0.113.7');
    online(false);
    expect(await screen.findByText('Sin conexión a internet. Lo que escribiste se conserva.')).toBeTruthy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    online(true);
    act(() => vi.advanceTimersByTime(BACK_SHOWN_MS - 1));
    expect(screen.getByText('Ya hay conexión de nuevo.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Ya hay conexión de nuevo.')).toBeNull();
  });

  it('SYS-12 hears what changes between being drawn and listening', () => {
    const atOnce = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const drawn: Connection[] = [];
    function Notice() {
      drawn.push(useConnection());
      useLayoutEffect(() => {
        atOnce.mockReturnValue(true);
        window.dispatchEvent(new Event('online'));
      }, []);
      return null;
    }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Notice />
      </QueryClientProvider>,
    );
    expect([drawn[0], drawn.at(-1)]).toEqual(['offline', 'back']);
  });

  it.each([
    ['once there is a way', () => online(true)],
    ['when its button is pressed', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Reintentar' }))],
  ])('SYS-12 SYS-14 asks again for what did not arrive, %s', async (_when, again) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let fail = true;
    const { user, unmount } = await renderApp('/no-such-page', {
      answers: { 'system.bootstrap': () => (fail ? failure('NETWORK_ERROR') : bootstrap) },
    });
    expect(await screen.findByRole('heading', { name: 'La conexión de red falló. Inténtalo de nuevo.' })).toBeTruthy();
    fail = false;
    await again(user);
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
    unmount();
  });
});

describe('a visit without a connection', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('SYS-14 SYS-12 shows the site as it was last known, says what is missing, and fetches it once there is a way', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.head.innerHTML = '<script type="module" src="/assets/main-11111111.js"></script>';
    cacheBootstrap(window, bootstrap);
    let isAway = true;
    const answers = {
      'system.bootstrap': () => (isAway ? failure('NETWORK_ERROR') : bootstrap),
      'lobby.games': () => (isAway ? failure('NETWORK_ERROR') : emptyPage),
    };
    await renderApp('/rng', { answers });
    online(false);
    const categories = await screen.findByRole('navigation', { name: 'Categorías' });
    expect(within(categories).getByRole('link', { name: 'Tragamonedas' })).toBeTruthy();
    expect(await screen.findByText('La conexión de red falló. Inténtalo de nuevo.')).toBeTruthy();
    isAway = false;
    online(true);
    await waitFor(() => expect(screen.queryByText('La conexión de red falló. Inténtalo de nuevo.')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Tragamonedas' })).toBeTruthy();
  });
});

describe('slow calls', () => {
  it('SYS-12 are told after a while, until the last of them has its answer', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const told: boolean[] = [];
    const stop = watchSlowCalls(queryClient, (slow) => told.push(slow));
    const answers: (() => void)[] = [];
    const ask = (key: string) =>
      queryClient.fetchQuery({
        queryKey: [key],
        queryFn: () => new Promise<number>((done) => answers.push(() => done(1))),
      });
    const calls = [ask('a'), ask('b')];
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toBe(true);
    answers[0]?.();
    await calls[0];
    expect(told.at(-1)).toBe(true);
    answers[1]?.();
    await calls[1];
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe(false);
    stop();
    queryClient.clear();
  });

  it('SYS-12 that are quick, or given up, tell nothing', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const told: boolean[] = [];
    const stop = watchSlowCalls(queryClient, (slow) => told.push(slow));
    await queryClient.fetchQuery({ queryKey: ['quick'], queryFn: async () => 1 });
    void queryClient.fetchQuery({ queryKey: ['gone'], queryFn: () => new Promise(() => {}) }).catch(() => null);
    queryClient.removeQueries({ queryKey: ['gone'] });
    await vi.advanceTimersByTimeAsync(2 * SLOW_AFTER_MS);
    expect(told).toEqual([]);
    stop();
    queryClient.clear();
  });
});
