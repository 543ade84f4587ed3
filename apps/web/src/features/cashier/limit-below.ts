import type { LimitStateView } from '@tonalli/contracts/limits/api';

/** The lowest of a member's deposit limits that an amount is more than in itself, so that no wait makes room; null: none. */
export function limitBelow(
  amountMinor: number,
  states: readonly Pick<LimitStateView, 'kind' | 'limitMinor'>[],
): number | null {
  const deposits = states.flatMap(({ kind, limitMinor }) => (kind === 'deposit' && limitMinor ? [limitMinor] : []));
  const lowest = Math.min(...deposits);
  return amountMinor > lowest ? lowest : null;
}
