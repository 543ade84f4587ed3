import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionView } from '../../testing/fake-gateway';
import { createSessionStore, type SessionStore } from './session-store';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const opened: SessionStore[] = [];
function openTab(browser: Storage, tab = memoryStorage()) {
  const store = createSessionStore(tab, browser);
  opened.push(store);
  return { store, tab };
}

afterEach(() => {
  for (const store of opened.splice(0)) store.dispose();
});

describe('session store', () => {
  it('AUTH-04 keeps the session under the keys of the specification', () => {
    const { store, tab } = openTab(memoryStorage());
    store.start({ ...sessionView, type: 1, isAgent: true });
    expect(tab.getItem('token')).toBe('tab-token');
    expect(tab.getItem('isAgent')).toBe('1');
    expect(['nickname', 'account', 'username', 'customerId'].map((key) => tab.getItem(key))).toEqual([
      'Demo',
      '42',
      'demo',
      'M1',
    ]);
  });

  it('AUTH-04 a reload reads the session back from session storage', () => {
    const browser = memoryStorage();
    const { store, tab } = openTab(browser);
    store.start({ ...sessionView, type: 4, isTrial: true });
    expect(openTab(browser, tab).store.get()).toMatchObject({
      status: 'member',
      session: { isTrial: true, token: 'tab-token' },
    });
  });

  it('AUTH-04 a new tab asks for a token of its own only when the browser is signed in', async () => {
    const browser = memoryStorage();
    const visitor = openTab(browser);
    const ask = vi.fn(async () => ({ ...sessionView, token: 'second' }));
    await visitor.store.resume(ask);
    expect(ask).not.toHaveBeenCalled();
    openTab(browser).store.start(sessionView);
    const late = openTab(browser);
    await late.store.resume(ask);
    expect(late.store.token()).toBe('second');
  });

  it('AUTH-12 logging out clears session storage but restores the merchant keys', async () => {
    const browser = memoryStorage();
    const { store, tab } = openTab(browser);
    tab.setItem('merchantCode', 'TONALLI');
    tab.setItem('gameVendor', '[]');
    store.start(sessionView);
    await store.logOut(() => Promise.reject(new Error('no server')));
    expect(store.get()).toEqual({ status: 'guest', session: null });
    expect(tab.getItem('merchantCode')).toBe('TONALLI');
    expect([tab.getItem('token'), tab.getItem('gameVendor'), browser.getItem('signedIn')]).toEqual([null, null, null]);
  });

  it('AUTH-12 logs every open tab out, as a logout and not as an expired session', async () => {
    const browser = memoryStorage();
    const first = openTab(browser);
    const second = openTab(browser);
    first.store.start(sessionView);
    second.store.start(sessionView);
    const reasons: string[] = [];
    first.store.on('ended', (reason) => reasons.push(`first ${reason}`));
    const heard = new Promise<void>((resolve) => {
      second.store.on('ended', (reason) => {
        reasons.push(`second ${reason}`);
        resolve();
      });
    });
    await first.store.logOut(async () => {
      // The live stream tells the leaving tab before the answer is there.
      first.store.end('expired');
    });
    await heard;
    expect(reasons.toSorted()).toEqual(['first logout', 'second logout']);
  });

  it('AUTH-12 a tab that heard of the end from the server first still ends as logged out', async () => {
    const browser = memoryStorage();
    const first = openTab(browser);
    const second = openTab(browser);
    first.store.start(sessionView);
    second.store.start(sessionView);
    const reasons: string[] = [];
    const heard = new Promise<void>((resolve) => {
      second.store.on('ended', (reason) => {
        reasons.push(`${reason}`);
        if (reason === 'logout') resolve();
      });
    });
    first.store.on('ended', (reason) => reasons.push(`first ${reason}`));
    await first.store.logOut(async () => second.store.end('expired'));
    await heard;
    expect(reasons.filter((reason) => !reason.startsWith('first')).at(-1)).toBe('logout');
    expect(reasons.filter((reason) => reason.startsWith('first'))).toEqual(['first logout']);
  });

  it('RG-03 a break of one tab is told to every other with its end, also to one that the server had told of the end', async () => {
    const browser = memoryStorage();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.store.start(sessionView);
    second.store.start(sessionView);
    second.store.end('expired');
    const taken = { kind: 'TIME_OUT', until: '2026-01-16T18:00:00.000Z' } as const;
    const heard = new Promise<void>((resolve) => {
      second.store.on('ended', (reason) => reason !== 'expired' && resolve());
    });
    first.store.start(sessionView);
    first.store.end(taken);
    await heard;
    for (const { store } of [first, second])
      expect(store.get()).toEqual({ status: 'guest', session: null, break: taken });
    second.store.forgetBreak();
    expect(second.store.get()).toEqual({ status: 'guest', session: null });
  });

  it('RG-03 a tab knows by its own keeping that its session is one for a break', () => {
    const browser = memoryStorage();
    const tab = openTab(browser);
    tab.store.start({ ...sessionView, onBreak: true });
    expect(tab.store.get().session?.onBreak).toBe(true);
    tab.store.start(sessionView);
    expect(tab.store.get().session?.onBreak).toBe(false);
  });

  it('AUTH-12 a tab that was still asking for its own token when another logged out stays logged out', async () => {
    const browser = memoryStorage();
    const first = openTab(browser);
    first.store.start(sessionView);
    const late = openTab(browser);
    const answer = Promise.withResolvers<typeof sessionView>();
    const resumed = late.store.resume(() => answer.promise);
    const left = new Promise<void>((resolve) => late.store.on('ended', () => resolve()));
    await first.store.logOut(async () => null);
    await left;
    answer.resolve(sessionView);
    await resumed;
    expect(late.store.get().status).toBe('guest');
    expect(late.tab.getItem('token')).toBeNull();
  });

  it('AUTH-12 what is read for a session is given up as soon as it is being left', async () => {
    const { store } = openTab(memoryStorage());
    store.start(sessionView);
    const departure = store.departure();
    await store.logOut(async () => expect(store.departure().aborted).toBe(true));
    expect(departure.aborted).toBe(true);
    expect(store.departure().aborted).toBe(false);
  });

  it('AUTH-15 an expired session ends once, however often it is found out', () => {
    const { store } = openTab(memoryStorage());
    store.start(sessionView);
    const ended = vi.fn();
    store.on('ended', ended);
    store.end('expired');
    store.end('expired');
    expect(ended.mock.calls).toEqual([['expired']]);
  });
});
