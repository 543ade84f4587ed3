import type { SessionView } from '@tonalli/contracts/session/api';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { clearTabSession, readTabSession, type TabSession, writeTabSession } from './tab-session';

export type SessionState =
  | { status: 'guest'; session: null }
  /** A new tab that asks for its own token with the browser's cookie. */
  | { status: 'resuming'; session: null }
  | { status: 'member'; session: TabSession };

export type EndReason = 'logout' | 'expired';

export interface SessionEvents {
  started(session: TabSession): void;
  ended(reason: EndReason): void;
}

const CHANNEL = 'tonalli-session';

type TabMessage = { type: 'started' } | { type: 'ended'; reason: EndReason };

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  on<E extends keyof SessionEvents>(event: E, listener: SessionEvents[E]): () => void;
  start(view: SessionView): void;
  end(reason: EndReason): void;
  /** Logs out in every tab; what the server hears on the way is not taken for an expired session (AUTH-12). */
  logOut(tellServer: () => Promise<unknown>): Promise<void>;
  /** Called once at start: asks for a token of this tab's own when the browser is signed in (AUTH-04). */
  resume(ask: () => Promise<SessionView | null>): Promise<void>;
  /** Done when it is known whether somebody is signed in here. */
  settled(): Promise<void>;
  dispose(): void;
}

export function createSessionStore(tab: Storage, browser: Storage): SessionStore {
  const stored = readTabSession(tab);
  let state: SessionState = stored ? { status: 'member', session: stored } : { status: 'guest', session: null };
  let leaving = false;
  let resuming: Promise<void> = Promise.resolve();
  let ask: (() => Promise<SessionView | null>) | null = null;
  const listeners = new Set<() => void>();
  const startedListeners = new Set<SessionEvents['started']>();
  const endedListeners = new Set<SessionEvents['ended']>();
  const channel = new BroadcastChannel(CHANNEL);

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (view: SessionView) => {
    const session = toTabSession(view);
    writeTabSession(tab, session);
    browser.setItem(SIGNED_IN_FLAG, '1');
    set({ status: 'member', session });
    for (const listener of startedListeners) listener(session);
  };
  const leave = (reason: EndReason) => {
    if (state.status === 'guest') return;
    clearTabSession(tab);
    browser.removeItem(SIGNED_IN_FLAG);
    set({ status: 'guest', session: null });
    for (const listener of endedListeners) listener(reason);
  };
  const resume = async () => {
    if (!ask || state.status !== 'guest' || browser.getItem(SIGNED_IN_FLAG) === null) return;
    set({ status: 'resuming', session: null });
    const view = await ask().catch(() => undefined);
    if (view) return enter(view);
    // The server knows of nobody: the flag was wrong. Without an answer it may still be right.
    if (view === null) browser.removeItem(SIGNED_IN_FLAG);
    set({ status: 'guest', session: null });
  };

  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = readMessage(event.data);
    if (message?.type === 'ended') leave(message.reason);
    if (message?.type === 'started') resuming = resume();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => state.session?.token ?? null,
    on(event, listener) {
      // The overloads of the interface tie the listener to its event.
      const set = (event === 'started' ? startedListeners : endedListeners) as Set<typeof listener>;
      set.add(listener);
      return () => set.delete(listener);
    },
    start(view) {
      enter(view);
      channel.postMessage({ type: 'started' } satisfies TabMessage);
    },
    async logOut(tellServer) {
      leaving = true;
      channel.postMessage({ type: 'ended', reason: 'logout' } satisfies TabMessage);
      // Somebody who leaves a shared computer must be out, also when the server is not there.
      await tellServer().catch(() => null);
      leaving = false;
      leave('logout');
    },
    end(reason) {
      if (state.status === 'guest' || leaving) return;
      leave(reason);
      channel.postMessage({ type: 'ended', reason } satisfies TabMessage);
    },
    resume(how) {
      ask = how;
      resuming = resume();
      return resuming;
    },
    settled: () => resuming,
    dispose: () => channel.close(),
  };
}

function toTabSession(view: SessionView): TabSession {
  const { token, nickname, account, username, customerId, type, isAgent, isTrial, firstTimeLogin } = view;
  return { token, nickname, account, username, customerId, type, isAgent, isTrial, firstTimeLogin };
}

function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'started') return { type: 'started' };
  if (data.type !== 'ended') return null;
  return { type: 'ended', reason: 'reason' in data && data.reason === 'expired' ? 'expired' : 'logout' };
}
