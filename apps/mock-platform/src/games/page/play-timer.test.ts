import type { PlayClock } from '@tonalli/contracts/play-time/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlayTimer } from './play-timer';
import { clockText, netText, spanText } from './span-texts';

const PLAY: PlayClock = {
  ...{ isRunning: true, elapsedMs: 59_000, stakedMinor: 500, paidMinor: 0, ticks: true, waitMs: 0 },
  check: { id: 'p-0', dueInMs: 2_000 },
};

let now: number;
beforeEach(() => {
  now = 1_000;
});
const timerOf = (play: PlayClock | null) => createPlayTimer(play, () => now);

describe('the time of play on a page', () => {
  it('GAME-14 RG-02 runs on from what the platform said, and from what it says anew', () => {
    const timer = timerOf(PLAY);
    now += 1_500;
    expect(timer.elapsedMs()).toBe(60_500);
    timer.update({ ...PLAY, elapsedMs: 10_000 });
    expect(timer.elapsedMs()).toBe(10_000);
    now += 250;
    expect(timer.elapsedMs()).toBe(10_250);
  });

  it('GAME-14 stands still before the first round, and while the world does', () => {
    const unplayed = timerOf({ ...PLAY, isRunning: false, elapsedMs: 0, check: null });
    const frozen = timerOf({ ...PLAY, ticks: false });
    now += 5_000;
    expect([unplayed.elapsedMs(), frozen.elapsedMs(), frozen.isCheckDue()]).toEqual([0, 59_000, false]);
  });

  it('RG-02 a check seems due when its time is over, not a millisecond before, and is none once another comes', () => {
    const timer = timerOf(PLAY);
    now += 1_999;
    expect(timer.isCheckDue()).toBe(false);
    now += 1;
    expect(timer.isCheckDue()).toBe(true);
    timer.update({ ...PLAY, check: { id: 'p-1', dueInMs: 3_600_000 } });
    expect(timer.isCheckDue()).toBe(false);
    expect(timerOf({ ...PLAY, check: null }).isCheckDue()).toBe(false);
    expect(timerOf(null).isCheckDue()).toBe(false);
  });

  it('RG-02 the wait ends when it is over, also in a world that stands still', () => {
    const timer = timerOf({ ...PLAY, waitMs: 2_500, ticks: false });
    expect(timer.waitMs()).toBe(2_500);
    now += 2_499;
    expect(timer.waitMs()).toBe(1);
    now += 1_000;
    expect(timer.waitMs()).toBe(0);
  });
});

it.each([
  [0, '00:00:00', '0 min'],
  [59_999, '00:00:59', '0 min'],
  [3_725_000, '01:02:05', '1 h 02 min'],
  [90_000_000, '25:00:00', '25 h 00 min'],
  [-5, '00:00:00', '0 min'],
])('GAME-14 %i ms are %s on the clock and %s in words', (ms, clock, span) => {
  expect([clockText(ms), spanText(ms)]).toEqual([clock, span]);
});

it('GAME-14 a net result below zero has a true minus before its currency', () => {
  const money = (minor: number) => `$${(minor / 100).toFixed(2)}`;
  expect([-24_000, 0, 1_250].map((minor) => netText(minor, money))).toEqual(['\u2212$240.00', '$0.00', '$12.50']);
});
