import { randomBytes } from 'node:crypto';
import type { SessionView } from '@tonalli/contracts/session/api';
import { isAgentType, isTrialType } from '@tonalli/contracts/session/wire';
import QuickLRU from 'quick-lru';
import type { RequestFacts } from '../http/facts';
import { PlatformError } from '../platform/platform-error';
import { createSeal } from './seal';
import { type CookieKind, sealedCookie } from './sealed-cookie';
import { Session } from './session';
import { createTabTokens } from './tab-token';

const SESSION_LIFE_MS = 12 * 3_600_000;
const OPENED_COOKIES_MAX = 10_000;
const SID_BYTES = 16;
const COOKIE = { name: 'session', sameSite: 'Strict' } as const;

type Carried = Pick<RequestFacts, 'sessionCookie' | 'tabToken'>;
type NewSession = Omit<Session, 'sid' | 'expiresAt'>;

export interface SessionCookies {
  /** A new session with an id of its own, as the browser gets it: a cookie and a tab token bound to each other. */
  issue(session: NewSession, kind: CookieKind): { view: SessionView; cookie: string };
  /** Throws `TOKEN_MISSING`, `SESSION_MISMATCH` (only one half, or halves of two sessions) or `TOKEN_INVALID`. */
  open(carried: Carried): Session;
  /** The session in a cookie alone; null when there is none. */
  read(sessionCookie: string | null): Session | null;
  /** What a new tab gets for the cookie alone; null when there is no session in it. */
  resume(sessionCookie: string | null): SessionView | null;
  clearingCookie(kind: CookieKind): string;
}

/** Stateless: the session is in the sealed cookie, so every process can open it. */
export function createSessionCookies(secrets: readonly string[], nowMs: () => number): SessionCookies {
  const seal = createSeal(secrets);
  const tabTokens = createTabTokens(secrets);
  const openedCookies = new QuickLRU<string, Session>({ maxSize: OPENED_COOKIES_MAX });

  const openCookie = (cookie: string): Session | null => {
    let session = openedCookies.get(cookie);
    if (!session) {
      const parsed = Session.safeParse(seal.open(cookie));
      if (!parsed.success) return null;
      session = parsed.data;
      openedCookies.set(cookie, session);
    }
    return nowMs() < session.expiresAt ? session : null;
  };

  return {
    clearingCookie: (kind) => sealedCookie({ ...COOKIE, maxAgeSeconds: 0 }, '', kind),

    issue(fresh, kind) {
      const sid = randomBytes(SID_BYTES).toString('base64url');
      const session: Session = { ...fresh, sid, expiresAt: nowMs() + SESSION_LIFE_MS };
      return {
        view: viewOf(session, tabTokens.issue(sid)),
        cookie: sealedCookie(COOKIE, seal.seal(session), kind),
      };
    },

    open({ sessionCookie, tabToken }) {
      if (sessionCookie === null && tabToken === null) throw new PlatformError('TOKEN_MISSING');
      if (sessionCookie === null || tabToken === null) throw new PlatformError('SESSION_MISMATCH');
      const session = openCookie(sessionCookie);
      if (!session) throw new PlatformError('TOKEN_INVALID');
      if (!tabTokens.belongs(tabToken, session.sid)) throw new PlatformError('SESSION_MISMATCH');
      return session;
    },

    read: (sessionCookie) => (sessionCookie === null ? null : openCookie(sessionCookie)),

    resume(sessionCookie) {
      const session = sessionCookie === null ? null : openCookie(sessionCookie);
      return session && viewOf(session, tabTokens.issue(session.sid));
    },
  };
}

function viewOf(session: Session, token: string): SessionView {
  const { username, customerId, account, nickname, type, firstTimeLogin, mustChangePassword, onBreak } = session;
  const isAgent = isAgentType(type);
  return {
    token,
    username,
    customerId,
    account,
    nickname,
    type,
    isAgent,
    isTrial: isTrialType(type),
    firstTimeLogin,
    mustChangePassword,
    onBreak,
  };
}
