import type { Balances } from '@tonalli/contracts/wallet/api';
import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';

/** From which wallet to which. */
export interface Way {
  from: string;
  to: string;
}

/** What a wallet holds, in minor units; nothing for one that is not there. */
export function heldIn(balances: Balances, wallet: string): number {
  if (wallet === MAIN_WALLET) return balances.mainMinor;
  return balances.vendors.find(({ vendor }) => vendor === wallet)?.balanceMinor ?? 0;
}

/** Into the first wallet that takes money; out of one that is left behind; null with a single wallet. */
export function firstWay({ vendors }: Balances): Way | null {
  const open = vendors.find(({ isOpen }) => isOpen);
  if (open) return { from: MAIN_WALLET, to: open.vendor };
  const left = vendors[0];
  return left ? { from: left.vendor, to: MAIN_WALLET } : null;
}

/** Another wallet at one end; the other end gives way when it was the same one. */
export function changeWay(way: Way, end: keyof Way, wallet: string): Way {
  const other = end === 'from' ? 'to' : 'from';
  const kept = way[other] === wallet ? way[end] : way[other];
  return end === 'from' ? { from: wallet, to: kept } : { from: kept, to: wallet };
}
