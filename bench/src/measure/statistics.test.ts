import { expect, it } from 'vitest';
import { median, quantile, spread } from './statistics';

it('P1 judges by the median and the middle half, whatever one slice does', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(spread([1, 2, 3, 4, 5])).toBe(2);
  expect([median([1, 1, 1, 1, 900]), spread([1, 1, 1, 1, 900])]).toEqual([1, 0]);
});
