import { PlatformFailure } from '../../kernel/failure';

/** Throws `AMOUNT_OUT_OF_RANGE` with the limits, all in minor units. */
export function assertWithin(amountMinor: number, limits: { minMinor: number; maxMinor: number }): void {
  const { minMinor: min, maxMinor: max } = limits;
  if (amountMinor >= min && amountMinor <= max) return;
  throw new PlatformFailure('AMOUNT_OUT_OF_RANGE', { fields: { amount: { patternId: 'amount', min, max } } });
}
