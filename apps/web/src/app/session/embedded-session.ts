import type { SessionView } from '@tonalli/contracts/session/api';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';

/** The session that the gateway wrote into the page, if any; removed, so that no later script reads the token. */
export function takeEmbeddedSession(page: Document): SessionView | null {
  const embedded = page.getElementById(EMBEDDED_SESSION_ID);
  embedded?.remove();
  return embedded?.textContent ? JSON.parse(embedded.textContent) : null;
}
