import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_AMOUNT_MINOR } from '../money';
import { feeOf } from './fee';

it.each([
  [100_000, { fixedMinor: 0, basisPoints: 0 }, 0],
  [100_000, { fixedMinor: 1_000, basisPoints: 150 }, 2_500],
  [333, { fixedMinor: 0, basisPoints: 150 }, 5],
  [500, { fixedMinor: 800, basisPoints: 0 }, 500],
])('MEM-03 of %i takes the fixed part and the rate, rounded to a centavo: %o', (amountMinor, fee, expected) => {
  expect(feeOf(amountMinor, fee)).toBe(expected);
});

it('MEM-03 MEM-04 what is taken and what is left always add up to the amount', () => {
  const amount = fc.integer({ min: 1, max: MAX_AMOUNT_MINOR });
  const fee = fc.record({ fixedMinor: fc.nat(1_000_000), basisPoints: fc.nat(10_000) });
  fc.assert(
    fc.property(amount, fee, (amountMinor, rates) => {
      const taken = feeOf(amountMinor, rates);
      expect(Number.isSafeInteger(taken)).toBe(true);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(amountMinor - taken).toBeGreaterThanOrEqual(0);
    }),
  );
});
