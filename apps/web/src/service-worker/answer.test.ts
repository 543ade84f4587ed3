import { describe, expect, it, vi } from 'vitest';
import { answerTo } from './answer';

const ORIGIN = 'https://tonalli.example';
/** One of these works a single time. */
const RETURN = '/external/google/callback?code=once';

/** A request as a browser makes it for an address that somebody goes to, which no script can. */
const visit = (path: string) => Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' });

function setUp(request: Request, preloaded?: Response) {
  const store = { asset: vi.fn(async () => new Response('kept')), page: vi.fn(async () => new Response('page')) };
  const fetch = vi.fn(async () => new Response('asked by the worker'));
  const preloadResponse = Promise.resolve(preloaded);
  return { store, fetch, answer: answerTo({ request, preloadResponse }, { origin: ORIGIN, store, fetch }) };
}

describe('what the worker answers', () => {
  it('SYS-14 AUTH-09 gives a visit of the way to other services what the browser asked for, and asks no second time', async () => {
    const { answer, fetch, store } = setUp(visit(RETURN), new Response('asked by the browser'));
    expect(await (await answer)?.text()).toBe('asked by the browser');
    expect(fetch).not.toHaveBeenCalled();
    expect(store.page).not.toHaveBeenCalled();
  });

  it('SYS-14 AUTH-09 asks itself, once, where the browser did not', async () => {
    const { answer, fetch } = setUp(visit(RETURN));
    expect(await (await answer)?.text()).toBe('asked by the worker');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('SYS-14 hands pages and hashed files to what is kept, and leaves the rest to the browser', async () => {
    const page = setUp(visit('/rng'), new Response('fresh'));
    expect(await (await page.answer)?.text()).toBe('page');
    const asset = setUp(new Request(`${ORIGIN}/assets/index-aaaaaaaa.js`));
    expect(await (await asset.answer)?.text()).toBe('kept');
    const call = setUp(new Request(`${ORIGIN}/trpc/wallet.balance`));
    expect(call.answer).toBeNull();
    expect(call.fetch).not.toHaveBeenCalled();
  });
});
