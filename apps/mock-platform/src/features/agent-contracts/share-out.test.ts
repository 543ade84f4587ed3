import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out';

const claims = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 8 });

describe('sharing out what is short', () => {
  it.each([
    [100, [100, 100, 100], [34, 33, 33]],
    [10, [3, 3, 4], [3, 3, 4]],
    [50, [3, 3, 4], [3, 3, 4]],
    [5, [1, 9], [1, 4]],
    [1, [5, 6], [0, 1]],
    [7, [0, 0], [0, 0]],
  ])('CON-08 %i among %j is %j', (amount, owed, shares) => {
    expect(
      shareOut(
        amount,
        owed.map((owedMinor) => ({ owedMinor })),
      ),
    ).toEqual(shares);
  });

  it('CON-08 gives all that is there, nobody more than owed, and nobody a whole unit off proportion', () => {
    fc.assert(
      fc.property(claims, fc.integer({ min: 0, max: 5_000_000_000_000 }), (owed, amount) => {
        const shares = shareOut(
          amount,
          owed.map((owedMinor) => ({ owedMinor })),
        );
        const total = owed.reduce((sum, each) => sum + each, 0);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(Math.min(amount, total));
        for (const [index, share] of shares.entries()) {
          const claim = owed[index] ?? 0;
          expect(share).toBeLessThanOrEqual(claim);
          const off = BigInt(share) * BigInt(total) - BigInt(Math.min(amount, total)) * BigInt(claim);
          expect(off < BigInt(Math.max(1, total)) && -off < BigInt(Math.max(1, total))).toBe(true);
        }
      }),
    );
  });
});
