import { useSyncExternalStore } from 'react';

interface HeldBalance {
  amountMinor: number;
  /** The vendor whose own wallet is played from; null: the main one. */
  vendor: string | null;
}

let held: HeldBalance | null = null;
const listeners = new Set<() => void>();

/** Shows this instead of what is read, until it is let go with null: a round that is under way does not tell its end. */
export function holdBalance(next: HeldBalance | null): void {
  held = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is held of a wallet, and null while what is read counts. */
export function useHeldBalance(vendor: string | null): number | null {
  const now = useSyncExternalStore(subscribe, () => held);
  return now?.vendor === vendor ? now.amountMinor : null;
}
