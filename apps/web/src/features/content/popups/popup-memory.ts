import type { Audience } from '@tonalli/contracts/content/api';

type Flag = 'USER_POPUP' | 'ANONYMOUS_POPUP';

const CLOSED = 'closed';
const flagOf = (audience: Audience): Flag => (audience === 'visitor' ? 'ANONYMOUS_POPUP' : 'USER_POPUP');
const hiddenKey = (flag: Flag) => `${flag}_HIDDEN_ON`;

export interface PopupMemory {
  /** Closed in this session, or not wanted on this day (yyyy-MM-dd where the operator is). */
  isPutAway(audience: Audience, day: string): boolean;
  close(audience: Audience): void;
  isHiddenToday(audience: Audience, day: string): boolean;
  hideToday(audience: Audience, day: string, hidden: boolean): void;
}

/**
 * What was closed is kept for the session of the tab, what is not wanted today in the browser (HOME-07). Logging out
 * empties the tab's storage; visitors' popups that were closed in this page stay closed all the same.
 */
export function createPopupMemory(tab: Storage, browser: Storage): PopupMemory {
  let visitorClosed = false;
  const isHiddenToday = (audience: Audience, day: string) => browser.getItem(hiddenKey(flagOf(audience))) === day;
  return {
    isPutAway: (audience, day) =>
      tab.getItem(flagOf(audience)) === CLOSED ||
      (audience === 'visitor' && visitorClosed) ||
      isHiddenToday(audience, day),
    close(audience) {
      tab.setItem(flagOf(audience), CLOSED);
      if (audience === 'visitor') visitorClosed = true;
    },
    isHiddenToday,
    hideToday(audience, day, hidden) {
      if (hidden) browser.setItem(hiddenKey(flagOf(audience)), day);
      else browser.removeItem(hiddenKey(flagOf(audience)));
    },
  };
}
