import { expect, it } from 'vitest';
import { stakesWithin } from './first-stake';

it('RG-04 offers the line stakes whose twenty lines stay within the greatest stake, and the smallest at least', () => {
  const stakes = [5, 10, 20, 50, 100, 250, 500];
  expect(stakesWithin(stakes, null)).toBe(stakes);
  expect(stakesWithin(stakes, 4_800)).toEqual([5, 10, 20, 50, 100]);
  expect(stakesWithin(stakes, 2_000)).toEqual([5, 10, 20, 50, 100]);
  expect(stakesWithin(stakes, 1_999)).toEqual([5, 10, 20, 50]);
  expect(stakesWithin(stakes, 1)).toEqual([5]);
});
