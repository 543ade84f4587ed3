import { FISH_HITS_AT_ONCE, FISH_RELOAD_MS } from '@tonalli/contracts/games/fish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellsAgainAfter, tellsFirstAfter } from './pace';

const Chance = fc.double({ min: 0, max: 1, noNaN: true });

it.each([
  [5, 250],
  [62, 250],
  [100, 400],
  [200, 800],
  [30_000, 1_000],
])(
  'GAME-05 tells of hits again %s ms long answers after %s ms, and up to a fifth sooner or later',
  (answerMs, afterMs) => {
    expect(tellsAgainAfter(answerMs, 0.5)).toBe(afterMs);
    expect(tellsAgainAfter(answerMs, 0)).toBe(afterMs * 0.8);
    expect(tellsAgainAfter(answerMs, 1)).toBe(afterMs * 1.2);
  },
);

it('GAME-05 tells of the first hits of a tide at a moment of its own, and of no more than one call may', () => {
  expect([0, 0.25, 1].map(tellsFirstAfter)).toEqual([0, 250, 1_000]);
  expect(tellsFirstAfter(1) / FISH_RELOAD_MS).toBeLessThanOrEqual(FISH_HITS_AT_ONCE);
});

it('GAME-05 tells less often the longer answers take, and never of more than one call may', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), Chance, (answerMs, longerMs, chance) => {
      const after = tellsAgainAfter(answerMs, chance);
      expect(tellsAgainAfter(answerMs + longerMs, chance)).toBeGreaterThanOrEqual(after);
      expect(after / FISH_RELOAD_MS).toBeLessThanOrEqual(FISH_HITS_AT_ONCE);
    }),
  );
});
