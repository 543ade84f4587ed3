import { expect, it } from 'vitest';
import { stepInGrid } from './step-in-grid';

/** Seven items, three to a row. */
const tops = [0, 0, 0, 40, 40, 40, 80];

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['Home', 5, 0],
  ['End', 1, 6],
])('NAV-02 %s from item %i of the vendors leads to item %i', (key, at, expected) => {
  expect(stepInGrid({ key, at, tops })).toBe(expected);
});

it('NAV-02 other keys lead nowhere', () => {
  expect(stepInGrid({ key: 'Enter', at: 1, tops })).toBe(-1);
});
