import type { Audience } from '@tonalli/contracts/content/api';
import { CLOSED, flagOf, hiddenKey, wasClosed } from '../popup-audience';

export interface PopupMemory {
  /** Closed in this session, or not wanted today. */
  isPutAway(audience: Audience): boolean;
  close(audience: Audience): void;
  isHiddenToday(audience: Audience): boolean;
  hideToday(audience: Audience, hidden: boolean): void;
}

/**
 * What was closed is kept for the session of the tab, what is not wanted today in the browser (HOME-07). Logging out
 * empties the tab's storage; visitors' popups that were closed in this page stay closed all the same. `today`: the day
 * where the operator is (yyyy-MM-dd), asked for only where some day is kept.
 */
export function createPopupMemory(tab: Storage, browser: Storage, today: () => string): PopupMemory {
  let visitorClosed = false;
  const isHiddenToday = (audience: Audience) => {
    const day = browser.getItem(hiddenKey(audience));
    return day !== null && day === today();
  };
  return {
    isPutAway: (audience) =>
      wasClosed(tab, audience) || (audience === 'visitor' && visitorClosed) || isHiddenToday(audience),
    close(audience) {
      tab.setItem(flagOf(audience), CLOSED);
      if (audience === 'visitor') visitorClosed = true;
    },
    isHiddenToday,
    hideToday(audience, hidden) {
      if (hidden) browser.setItem(hiddenKey(audience), today());
      else browser.removeItem(hiddenKey(audience));
    },
  };
}
