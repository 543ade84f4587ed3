import type { IncomingHttpHeaders } from 'node:http';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import type { SessionCookies } from '../session/session-cookies';

interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly sessionCookie: string | null;
}

/**
 * The answer of `session.resume` as a data block for the page; empty when nobody is signed in. Only for top-level
 * navigations, whose HTML no script of another site can read; the cookie is not sent by other sites.
 */
export function embedSession({ headers, sessionCookie }: Visit, sessions: Pick<SessionCookies, 'resume'>): string {
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return '';
  const view = sessions.resume(sessionCookie);
  if (!view) return '';
  const json = JSON.stringify(view).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${EMBEDDED_SESSION_ID}">${json}</script>`;
}
