import type { MovementRow } from '@tonalli/contracts/records/api';
import type { Movement } from '@tonalli/contracts/records/wire';

export function toMovementRow({ amount, balanceAfter, ...movement }: Movement): MovementRow {
  return { ...movement, amountMinor: amount, balanceAfterMinor: balanceAfter };
}
