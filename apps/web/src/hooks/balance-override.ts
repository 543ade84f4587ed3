import { useSyncExternalStore } from 'react';

interface BalanceOverride {
  amountMinor: number;
  /** The vendor whose own wallet is played from; null: the main one. */
  vendor: string | null;
}

let override: BalanceOverride | null = null;
const listeners = new Set<() => void>();

/** Shows this balance instead of the queried one, until null ends it: a round's result must not show before its end. */
export function overrideBalance(next: BalanceOverride | null): void {
  override = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The overriding balance of a wallet; null: show the queried one. */
export function useBalanceOverride(vendor: string | null): number | null {
  const now = useSyncExternalStore(subscribe, () => override);
  return now?.vendor === vendor ? now.amountMinor : null;
}
