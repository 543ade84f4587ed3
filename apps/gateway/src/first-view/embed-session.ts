import type { IncomingHttpHeaders } from 'node:http';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import type { SessionCookies } from '../session/session-cookies';

interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly sessionCookie: string | null;
}

/**
 * A block of data that tells the app whose tab this is, as `session.resume` would; empty for who is not signed in. Only
 * for a browser that says it opens a page, which no script of another can read; the cookie does not come from other sites.
 */
export function embedSession({ headers, sessionCookie }: Visit, sessions: Pick<SessionCookies, 'resume'>): string {
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return '';
  const view = sessions.resume(sessionCookie);
  if (!view) return '';
  const json = JSON.stringify(view).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${EMBEDDED_SESSION_ID}">${json}</script>`;
}
