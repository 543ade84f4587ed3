import { beforeEach, describe, expect, it } from 'vitest';
import { createPopupMemory, type PopupMemory } from './popup-memory';

const DAY = '2026-11-21';
let memory: PopupMemory;

beforeEach(() => {
  memory = createPopupMemory(window.sessionStorage, window.localStorage);
});

describe('what is remembered of popups', () => {
  it('HOME-07 closes once for the session: USER_POPUP for members, ANONYMOUS_POPUP for visitors', () => {
    memory.close('visitor');
    expect([window.sessionStorage.getItem('ANONYMOUS_POPUP'), window.sessionStorage.getItem('USER_POPUP')]).toEqual([
      'closed',
      null,
    ]);
    expect(memory.isPutAway('visitor', DAY)).toBe(true);
    expect(memory.isPutAway('member', DAY)).toBe(false);
    memory.close('newcomer');
    expect(memory.isPutAway('member', DAY)).toBe(true);
    // Another day in the same session.
    expect(memory.isPutAway('visitor', '2026-11-22')).toBe(true);
  });

  it('HOME-07 hides for the day that was stored, and shows again the day after', () => {
    memory.hideToday('visitor', DAY, true);
    expect(window.localStorage.getItem('ANONYMOUS_POPUP_HIDDEN_ON')).toBe(DAY);
    const inAnotherTab = createPopupMemory(window.sessionStorage, window.localStorage);
    expect(inAnotherTab.isPutAway('visitor', DAY)).toBe(true);
    expect(inAnotherTab.isPutAway('visitor', '2026-11-22')).toBe(false);
    expect(inAnotherTab.isPutAway('member', DAY)).toBe(false);
    memory.hideToday('visitor', DAY, false);
    expect(memory.isPutAway('visitor', DAY)).toBe(false);
  });

  it('HOME-07 does not come back to a visitor because a member logged out, and does to the next member', () => {
    memory.close('visitor');
    memory.close('member');
    window.sessionStorage.clear();
    expect(memory.isPutAway('visitor', DAY)).toBe(true);
    expect(memory.isPutAway('member', DAY)).toBe(false);
  });
});
