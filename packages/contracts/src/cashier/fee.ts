import { applyBasisPoints } from '../money';

/** What a channel takes: a fixed part in minor units, and a part in basis points (1/10,000) of the amount. */
export interface Fee {
  fixedMinor: number;
  basisPoints: number;
}

/** The fee of an amount, both in minor units; never more than the amount itself. */
export function feeOf(amountMinor: number, { fixedMinor, basisPoints }: Fee): number {
  return Math.min(amountMinor, fixedMinor + applyBasisPoints(amountMinor, basisPoints));
}
