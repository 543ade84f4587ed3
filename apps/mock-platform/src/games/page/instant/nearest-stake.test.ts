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
