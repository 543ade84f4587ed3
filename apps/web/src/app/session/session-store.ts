import type { ClosedTold } from '@tonalli/contracts/account/closing';
import type { BreakTold } from '@tonalli/contracts/breaks/told';
import type { SessionView } from '@tonalli/contracts/session/api';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { type EndReason, openTabChannel } from './tab-channel';
import { clearTabSession, readTabSession, type TabSession, writeTabSession } from './tab-session';

export type SessionState =
  | {
      status: 'guest';
      session: null;
      /** The last session ended by this break of the member's. */
      break?: BreakTold;
      /** The account of whoever was logged in, or wanted to log in, is closed. */
      closed?: ClosedTold;
    }
  /** A new tab that asks for its own token with the browser's cookie. */
  | { status: 'resuming'; session: null }
  | { status: 'member'; session: TabSession };

export interface SessionEvents {
  started(session: TabSession): void;
  ended(reason: EndReason): void;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  /** Aborted as soon as the session is being left, for what is still being read for it. */
  departure(): AbortSignal;
  on<E extends keyof SessionEvents>(event: E, listener: SessionEvents[E]): () => void;
  start(view: SessionView): void;
  end(reason: EndReason): void;
  /** The visitor goes on without the session that a break, or the end of the account, has ended. */
  forgetBreak(): void;
  /** A login is refused since the account is closed. */
  tellClosed(told: ClosedTold): void;
  /** Logs out in every tab; errors of the server on the way do not count as an expired session (AUTH-12). */
  logOut(tellServer: () => Promise<unknown>): Promise<void>;
  /** Called once at start: asks for a token of this tab's own when the browser is signed in (AUTH-04). */
  resume(ask: () => Promise<SessionView | null>): Promise<void>;
  /** The session ended without a logout: the server no longer knows it. */
  isOver(): boolean;
  /** Resolves when it is known whether somebody is signed in. */
  settled(): Promise<void>;
  dispose(): void;
}

export function createSessionStore(tab: Storage, browser: Storage): SessionStore {
  const stored = readTabSession(tab);
  let state: SessionState = stored ? { status: 'member', session: stored } : { status: 'guest', session: null };
  let departure = new AbortController();
  /** How the last session here ended, until another one starts. */
  let ended: EndReason | null = null;
  let resuming: Promise<void> = Promise.resolve();
  let ask: (() => Promise<SessionView | null>) | null = null;
  const listeners = new Set<() => void>();
  const heard: { [E in keyof SessionEvents]: Set<SessionEvents[E]> } = { started: new Set(), ended: new Set() };

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (view: SessionView) => {
    const session = toTabSession(view);
    writeTabSession(tab, session);
    browser.setItem(SIGNED_IN_FLAG, '1');
    ended = null;
    set({ status: 'member', session });
    for (const listener of heard.started) listener(session);
  };
  const leave = (reason: EndReason) => {
    // Another tab's logout or break may arrive after the server's "expired"; it is what the member did.
    const isExplained = ended === 'expired' && reason !== 'expired';
    if (state.status === 'guest' && !isExplained) return;
    ended = reason;
    departure.abort();
    departure = new AbortController();
    clearTabSession(tab);
    browser.removeItem(SIGNED_IN_FLAG);
    set({ status: 'guest', session: null, ...(typeof reason === 'object' && explained(reason)) });
    for (const listener of heard.ended) listener(reason);
  };
  const isLeaving = () => departure.signal.aborted;
  const isResuming = () => state.status === 'resuming';
  const resume = async () => {
    if (!ask || state.status !== 'guest' || browser.getItem(SIGNED_IN_FLAG) === null) return;
    set({ status: 'resuming', session: null });
    const view = await ask().catch(() => undefined);
    // Another tab logged out, or somebody logged in here, before the answer came.
    if (!isResuming()) return;
    if (view) return enter(view);
    // The server answered that there is no session. Without an answer it may still exist.
    if (view === null) ended = forget(browser);
    set({ status: 'guest', session: null });
  };

  const others = openTabChannel((message) => {
    if (message === 'started') resuming = resume();
    else if (!isLeaving()) leave(message);
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => state.session?.token ?? null,
    departure: () => departure.signal,
    on(event, listener) {
      heard[event].add(listener);
      return () => heard[event].delete(listener);
    },
    start(view) {
      enter(view);
      others.tell('started');
    },
    forgetBreak: () => set({ status: 'guest', session: null }),
    tellClosed(told) {
      if (state.status !== 'guest') return;
      set({ status: 'guest', session: null, closed: told });
      for (const listener of heard.ended) listener(told);
    },
    async logOut(tellServer) {
      departure.abort();
      others.tell('logout');
      // On a shared computer the member must be out, also when the server is unreachable.
      await tellServer().catch(() => null);
      leave('logout');
    },
    end(reason) {
      if (state.status === 'guest' || isLeaving()) return;
      leave(reason);
      others.tell(reason);
    },
    resume(how) {
      ask = how;
      resuming = resume();
      return resuming;
    },
    isOver: () => ended === 'expired',
    settled: () => resuming,
    dispose: others.close,
  };
}

const explained = (reason: BreakTold | ClosedTold) => ('kind' in reason ? { break: reason } : { closed: reason });

/** Of whom the server knows nothing any more. */
function forget(browser: Storage): EndReason {
  browser.removeItem(SIGNED_IN_FLAG);
  return 'expired';
}

function toTabSession(view: SessionView): TabSession {
  const { token, nickname, account, username, customerId, type, isAgent, isTrial, firstTimeLogin, onBreak } = view;
  return { token, nickname, account, username, customerId, type, isAgent, isTrial, firstTimeLogin, onBreak };
}
