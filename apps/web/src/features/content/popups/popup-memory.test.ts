import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopupMemory, type PopupMemory } from './popup-memory';

const DAY = '2026-11-21';
const today = vi.fn(() => DAY);
let memory: PopupMemory;

beforeEach(() => {
  today.mockClear();
  memory = createPopupMemory(window.sessionStorage, window.localStorage, today);
});

describe('what is remembered of popups', () => {
  it('HOME-07 closes once for the session: USER_POPUP for members, ANONYMOUS_POPUP for visitors', () => {
    memory.close('visitor');
    expect([window.sessionStorage.getItem('ANONYMOUS_POPUP'), window.sessionStorage.getItem('USER_POPUP')]).toEqual([
      'closed',
      null,
    ]);
    expect(memory.isPutAway('visitor')).toBe(true);
    expect(memory.isPutAway('member')).toBe(false);
    memory.close('newcomer');
    expect(memory.isPutAway('member')).toBe(true);
    // On no day of the same session.
    expect(today).not.toHaveBeenCalled();
  });

  it('HOME-07 hides for the day that was stored, and shows again the day after', () => {
    memory.hideToday('visitor', true);
    expect(window.localStorage.getItem('ANONYMOUS_POPUP_HIDDEN_ON')).toBe(DAY);
    const inAnotherTab = createPopupMemory(window.sessionStorage, window.localStorage, today);
    expect(inAnotherTab.isPutAway('visitor')).toBe(true);
    expect(inAnotherTab.isPutAway('member')).toBe(false);
    const tomorrow = createPopupMemory(window.sessionStorage, window.localStorage, () => '2026-11-22');
    expect(tomorrow.isPutAway('visitor')).toBe(false);
    memory.hideToday('visitor', false);
    expect(memory.isPutAway('visitor')).toBe(false);
  });

  it('HOME-07 does not come back to a visitor because a member logged out, and does to the next member', () => {
    memory.close('visitor');
    memory.close('member');
    window.sessionStorage.clear();
    expect(memory.isPutAway('visitor')).toBe(true);
    expect(memory.isPutAway('member')).toBe(false);
  });
});
