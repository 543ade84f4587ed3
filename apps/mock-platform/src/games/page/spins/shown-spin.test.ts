import { expect, it } from 'vitest';
import { freeSpinsAfter, type ShownSpin, waitedFor } from './shown-spin';

it.each([
  [
    ['SAB', 'ABS', 'ABC', 'DEF', 'GHA'],
    [2, 3, 4],
  ],
  [['ABC', 'SBA', 'ABC', 'ESF', 'GHS'], [4]],
  [['SAB', 'ABC', 'ABC', 'DEF', 'SHA'], []],
  [['ABC', 'DEF', 'GHA'], []],
])('GAME-05 reels %j keep the player waiting on %j', (reels, waited) => {
  expect(waitedFor(reels)).toEqual(waited);
});

it('GAME-05 counts the free spins as they are won', () => {
  const spins = [8, 0, 8, 0].map((freeSpinsWon): ShownSpin => ({ reels: [], wins: [], paidMinor: 0, freeSpinsWon }));
  expect(spins.map((_, shown) => freeSpinsAfter(spins, shown))).toEqual([8, 8, 16, 16]);
});
