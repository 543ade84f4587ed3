import type { Audience } from '@tonalli/contracts/content/api';
import type { SessionState } from '../../app/session/session-store';

/** Whom the operator's announcements speak to here (HOME-07). */
export function audienceOf({ session }: SessionState): Audience {
  if (!session) return 'visitor';
  return session.firstTimeLogin ? 'newcomer' : 'member';
}

/** Set in the tab's storage when announcements were closed: once a session (HOME-07). */
export const CLOSED = 'closed';
export const flagOf = (audience: Audience) => (audience === 'visitor' ? 'ANONYMOUS_POPUP' : 'USER_POPUP');
export const wasClosed = (tab: Pick<Storage, 'getItem'>, audience: Audience): boolean =>
  tab.getItem(flagOf(audience)) === CLOSED;
/** Storage key of the day (yyyy-MM-dd) on which they are hidden. */
export const hiddenKey = (audience: Audience) => `${flagOf(audience)}_HIDDEN_ON`;
/** Nothing is kept that speaks against them. Where a day is kept, what draws them knows whether it is over. */
export const areWanted = (
  tab: Pick<Storage, 'getItem'>,
  browser: Pick<Storage, 'getItem'>,
  audience: Audience,
): boolean => !wasClosed(tab, audience) && browser.getItem(hiddenKey(audience)) === null;
