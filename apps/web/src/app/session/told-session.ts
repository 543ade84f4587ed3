import type { SessionView } from '@tonalli/contracts/session/api';
import { TOLD_SESSION_ID } from '@tonalli/contracts/session/told-session';

/** Whom the page was sent to, if it says so: once, and it is no longer there to be read. */
export function takeToldSession(page: Document): SessionView | null {
  const told = page.getElementById(TOLD_SESSION_ID);
  told?.remove();
  return told?.textContent ? JSON.parse(told.textContent) : null;
}
