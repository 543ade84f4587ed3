import { repository } from '../../world/world';

export interface WalletRow {
  vendor: string;
  balanceMinor: number;
}

export interface WalletMovementRow {
  id: number;
  kind: 'wallet.in' | 'wallet.out';
  vendor: string;
  amountMinor: number;
  /** Milliseconds since epoch. */
  at: number;
}

const MOVEMENTS = `FROM postings INDEXED BY postings_member WHERE member_id = ? AND kind IN ('wallet.in', 'wallet.out')`;

/** Reads the wallets that the ledger keeps; it alone writes them. */
export const walletRepository = repository(({ sqlite }) => ({
  /** Vendor wallets that were ever moved. */
  wallets: sqlite.prepare<[string], WalletRow>(
    "SELECT vendor, balance_minor balanceMinor FROM accounts WHERE owner_id = ? AND kind = 'member.vendor'",
  ),
  movements: sqlite.prepare<[string, number, number], WalletMovementRow>(
    `SELECT id, kind, vendor, amount_minor amountMinor, at FROM postings
     WHERE id IN (SELECT id ${MOVEMENTS} ORDER BY at DESC, id DESC LIMIT ? OFFSET ?) ORDER BY at DESC, id DESC`,
  ),
  countMovements: sqlite.prepare<[string], { rows: number }>(`SELECT count(*) rows ${MOVEMENTS}`),
}));
