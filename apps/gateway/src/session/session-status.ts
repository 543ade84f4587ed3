import { setTimeout as wait } from 'node:timers/promises';
import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { RequestFacts } from '../http/facts';
import { PlatformError } from '../platform/platform-error';
import type { Context, PlatformCall, Services } from '../trpc/context';
import { platformCall } from '../trpc/platform-call';

/** How long a page waits for the platform; without an answer the app asks by itself. */
const PAGE_WAIT_MS = 250;

/** Whether the platform still takes the token of a session. Rejects when it cannot be asked. */
export async function isSessionOpen(call: PlatformCall): Promise<boolean> {
  try {
    await call(fetchMemberInfo, {});
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'TOKEN_INVALID') return false;
    throw error;
  }
}

/** The session for a new tab with the cookie alone; null, and the cookie is cleared, when the session is over. */
export async function resumeSession({ services, request, setCookie }: Context): Promise<SessionView | null> {
  if (await isCookieGood(services, request)) return services.sessions.resume(request.sessionCookie);
  if (request.sessionCookie !== null) setCookie(services.sessions.clearingCookie(request.cookieKind));
  return null;
}

/** For a page that is being rendered: false also when the platform does not answer in time. */
export async function isCookieGoodInTime(
  services: Services,
  request: RequestFacts,
  waitMs = PAGE_WAIT_MS,
): Promise<boolean> {
  const unknown = wait(waitMs, false, { ref: false });
  return Promise.race([isCookieGood(services, request).catch(() => false), unknown]);
}

async function isCookieGood(services: Services, request: RequestFacts): Promise<boolean> {
  const session = services.sessions.read(request.sessionCookie);
  return session !== null && isSessionOpen(platformCall({ services, request, session, language: request.language }));
}
