import { beforeEach, expect, it } from 'vitest';
import { createIpRateLimit, type IpRateLimit } from './ip-rate-limit';

let now = 0;
let limit: IpRateLimit;
beforeEach(() => {
  now = 1_000_000;
  // Two a second are twenty in a window of ten.
  limit = createIpRateLimit(2, () => now);
});
const takeAll = (ip: string, requests: number) => Array.from({ length: requests }, () => limit.take(ip));

it('SYS-12 lets the last request of a window pass and no further one, and says how long to wait', () => {
  expect(limit.isSpent('a', now)).toBe(false);
  expect(takeAll('a', 20)).toEqual(Array(20).fill(0));
  expect(limit.isSpent('a', now)).toBe(true);
  now += 1_500;
  expect(limit.take('a')).toBe(9);
});

it('SYS-12 counts every address by itself', () => {
  takeAll('a', 21);
  expect([limit.take('a') > 0, limit.take('b'), limit.isSpent('b', now)]).toEqual([true, 0, false]);
});

it('SYS-12 begins anew when the window is over, not a moment before', () => {
  takeAll('a', 21);
  now += 9_999;
  expect([limit.isSpent('a', now), limit.take('a')]).toEqual([true, 1]);
  now += 1;
  expect([limit.isSpent('a', now), limit.take('a')]).toEqual([false, 0]);
});
