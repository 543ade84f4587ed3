import { MAX_AMOUNT_MINOR } from '@tonalli/contracts/money';

/** Throws `RangeError` on what is no positive whole number of minor units, or too large a one. */
export function assertAmount(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > MAX_AMOUNT_MINOR) {
    throw new RangeError(`not an amount that can be moved: ${amountMinor}`);
  }
}
