import { describe, expect, it } from 'vitest';
import { asNumber, chance, choose, product, sum } from './chance';

describe('chances', () => {
  it.each([
    [49, 6, 13_983_816],
    [80, 10, 1_646_492_110_120],
    [5, 0, 1],
    [5, 5, 1],
    [2, 3, 0],
    [3, -1, 0],
  ])('LOTT-06 counts the sets: %i choose %i is %i', (of, size, sets) => {
    expect(choose(of, size)).toBe(sets);
  });

  it('LOTT-06 does not count past what a whole number holds', () => {
    expect(() => choose(80, 40)).toThrow(RangeError);
  });

  it('LOTT-06 multiplies, adds up and reads as a number', () => {
    expect([product([2, 3, 4]), product([]), sum([2, 3]), sum([])]).toEqual([24, 1, 5, 0]);
    expect(asNumber(chance(27, 100))).toBe(0.27);
  });
});
