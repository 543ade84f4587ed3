import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex } from '../kernel/fairness';
import { leafHash } from '../kernel/merkle';
import { leafText } from '../kernel/shared-fairness';
import { leafHashOf } from './bet-leaf';

it('LOTT-12 GAME-12 the leaf of a bet is the one that the verify page reckons, however long the bet', () => {
  const bets = fc.oneof(fc.json(), fc.string({ unit: 'grapheme', minLength: 5_000, maxLength: 20_000 }));
  fc.assert(
    fc.property(bets, fc.nat(), (bet, stakeMinor) => {
      const parts = { betId: 'B00000042', family: 'lottery', bet, stakeMinor, salt: 'ab'.repeat(16) };
      expect(leafHashOf(parts)).toBe(toHex(leafHash(leafText(parts))));
    }),
    { numRuns: 50 },
  );
});
