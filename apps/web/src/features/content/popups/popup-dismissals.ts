import type { Audience } from '@tonalli/contracts/content/api';
import { CLOSED, flagOf, hiddenKey, wasClosed } from '../popup-audience';

export interface PopupDismissals {
  /** Closed in this session, or not wanted today. */
  isDismissed(audience: Audience): boolean;
  close(audience: Audience): void;
  isHiddenToday(audience: Audience): boolean;
  hideToday(audience: Audience, hidden: boolean): void;
}

/**
 * A closed popup is remembered in session storage, "not today" in local storage (HOME-07). Logging out clears session
 * storage, so what a visitor closed is kept in memory too. `today`: the operator's day (yyyy-MM-dd), read only on demand.
 */
export function createPopupDismissals(tab: Storage, browser: Storage, today: () => string): PopupDismissals {
  let visitorClosed = false;
  const isHiddenToday = (audience: Audience) => {
    const day = browser.getItem(hiddenKey(audience));
    return day !== null && day === today();
  };
  return {
    isDismissed: (audience) =>
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
