import type { Balances } from '@tonalli/contracts/wallet/api';
import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';

/** From which wallet to which. */
export interface TransferDirection {
  from: string;
  to: string;
}

/** What a wallet holds, in minor units; nothing for one that is not there. */
export function balanceIn(balances: Balances, wallet: string): number {
  if (wallet === MAIN_WALLET) return balances.mainMinor;
  return balances.vendors.find(({ vendor }) => vendor === wallet)?.balanceMinor ?? 0;
}

/** Into the first open vendor wallet; else out of a closed one that may hold money; null with the main wallet alone. */
export function defaultDirection({ vendors }: Balances): TransferDirection | null {
  const open = vendors.find(({ isOpen }) => isOpen);
  if (open) return { from: MAIN_WALLET, to: open.vendor };
  const left = vendors[0];
  return left ? { from: left.vendor, to: MAIN_WALLET } : null;
}

/** Another wallet at one end; the ends swap when it was the other end's wallet. */
export function changeDirection(
  direction: TransferDirection,
  end: keyof TransferDirection,
  wallet: string,
): TransferDirection {
  const other = end === 'from' ? 'to' : 'from';
  const kept = direction[other] === wallet ? direction[end] : direction[other];
  return end === 'from' ? { from: wallet, to: kept } : { from: kept, to: wallet };
}
