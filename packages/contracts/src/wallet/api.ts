import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { MAX_AMOUNT_MINOR } from '../money';
import { WalletId } from './wire';

export interface VendorWallet {
  vendor: string;
  name: string;
  balanceMinor: number;
  /** False: what is left can only be taken out. */
  isOpen: boolean;
}

export interface Balances {
  mainMinor: number;
  /** Of vendors that keep wallets of their own. */
  vendors: VendorWallet[];
}

export const TransferInput = z
  .strictObject({ from: WalletId, to: WalletId, amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR) })
  .refine(({ from, to }) => from !== to);

export interface WalletMovement {
  id: string;
  at: string;
  direction: 'in' | 'out';
  vendor: string;
  name: string;
  amountMinor: number;
}

export const ListWalletMovementsInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
