import { expect, it } from 'vitest';
import { nearestStake } from './nearest-stake';

it.each([
  [99, 100],
  [100, 100],
  [1_234.4, 1_234],
  [5_000, 5_000],
  [5_001, 5_000],
  [-3, 100],
])('GAME-05 a stake of %s asked for becomes %s within the limits', (asked, placed) => {
  expect(nearestStake(asked, { least: 100, most: 5_000 })).toBe(placed);
});

it('GAME-05 asks for whole steps alone where a game has them, never for more than the most', () => {
  const of = (stakeMinor: number) => nearestStake(stakeMinor, { least: 100, most: 4_250, step: 100 });
  expect([40, 149, 150, 1_250, 4_249, 9_999].map(of)).toEqual([100, 100, 200, 1_300, 4_200, 4_200]);
});
