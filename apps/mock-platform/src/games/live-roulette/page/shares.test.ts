import { expect, it } from 'vitest';
import { sharesOf } from './shares';

it('GAME-05 counts how often each outside bet came, and the zero for none', () => {
  // Red 1 3 5 36, black 2 10 20, zero.
  const shares = sharesOf([1, 3, 5, 36, 2, 10, 20, 0]);
  expect(shares.map((kind) => kind.map(({ percent }) => percent))).toEqual([
    [50, 38],
    [38, 50],
    [63, 25],
    [63, 13, 13],
    [25, 38, 25],
  ]);
  expect(shares.flat().map(({ spot }) => spot)).toContain('column:3');
  expect(sharesOf([]).flat()).toEqual(sharesOf([0]).flat());
});
