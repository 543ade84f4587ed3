import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopupDismissals, type PopupDismissals } from './popup-dismissals';

const DAY = '2026-11-21';
const today = vi.fn(() => DAY);
let dismissals: PopupDismissals;

beforeEach(() => {
  today.mockClear();
  dismissals = createPopupDismissals(window.sessionStorage, window.localStorage, today);
});

describe('what is remembered of popups', () => {
  it('HOME-07 closes once for the session: USER_POPUP for members, ANONYMOUS_POPUP for visitors', () => {
    dismissals.close('visitor');
    expect([window.sessionStorage.getItem('ANONYMOUS_POPUP'), window.sessionStorage.getItem('USER_POPUP')]).toEqual([
      'closed',
      null,
    ]);
    expect(dismissals.isDismissed('visitor')).toBe(true);
    expect(dismissals.isDismissed('member')).toBe(false);
    dismissals.close('newcomer');
    expect(dismissals.isDismissed('member')).toBe(true);
    // On no day of the same session.
    expect(today).not.toHaveBeenCalled();
  });

  it('HOME-07 hides for the day that was stored, and shows again the day after', () => {
    dismissals.hideToday('visitor', true);
    expect(window.localStorage.getItem('ANONYMOUS_POPUP_HIDDEN_ON')).toBe(DAY);
    const inAnotherTab = createPopupDismissals(window.sessionStorage, window.localStorage, today);
    expect(inAnotherTab.isDismissed('visitor')).toBe(true);
    expect(inAnotherTab.isDismissed('member')).toBe(false);
    const tomorrow = createPopupDismissals(window.sessionStorage, window.localStorage, () => '2026-11-22');
    expect(tomorrow.isDismissed('visitor')).toBe(false);
    dismissals.hideToday('visitor', false);
    expect(dismissals.isDismissed('visitor')).toBe(false);
  });

  it('HOME-07 does not come back to a visitor because a member logged out, and does to the next member', () => {
    dismissals.close('visitor');
    dismissals.close('member');
    window.sessionStorage.clear();
    expect(dismissals.isDismissed('visitor')).toBe(true);
    expect(dismissals.isDismissed('member')).toBe(false);
  });
});
