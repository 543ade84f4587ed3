import { FISH_HITS_AT_ONCE, FISH_RELOAD_MS } from '@tonalli/contracts/games/fish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellsAgainAfter } from './pace';

it.each([
  [5, 250],
  [62, 250],
  [100, 400],
  [200, 800],
  [30_000, 1_000],
])('GAME-05 tells of hits again %s ms long answers after %s ms', (answerMs, afterMs) => {
  expect(tellsAgainAfter(answerMs)).toBe(afterMs);
});

it('GAME-05 tells less often the longer answers take, and never of more than one call may', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (answerMs, longerMs) => {
      const after = tellsAgainAfter(answerMs);
      expect(tellsAgainAfter(answerMs + longerMs)).toBeGreaterThanOrEqual(after);
      expect(after / FISH_RELOAD_MS).toBeLessThanOrEqual(FISH_HITS_AT_ONCE);
    }),
  );
});
