import type { Database } from 'better-sqlite3';
import type { VendorWallet } from './ledger';

export interface PostingRow {
  id: number;
  key: string;
  kind: string;
  from_owner: string;
  to_owner: string;
  vendor: string;
  amount_minor: number;
  reference: string;
  at: number;
}

interface AccountRow {
  id: number;
  balance_minor: number;
}

export type LedgerStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements(sqlite: Database) {
  return {
    byKey: sqlite.prepare<[string], PostingRow>('SELECT * FROM postings WHERE key = ?'),
    account: sqlite.prepare<[owner: string, kind: string, vendor: string], AccountRow>(
      'SELECT id, balance_minor FROM accounts WHERE owner_id = ? AND kind = ? AND vendor = ?',
    ),
    openAccount: sqlite.prepare<
      [ownerKind: string, owner: string, kind: string, vendor: string, mayGoNegative: number],
      Pick<AccountRow, 'id'>
    >('INSERT INTO accounts (owner_kind, owner_id, kind, vendor, may_go_negative) VALUES (?, ?, ?, ?, ?) RETURNING id'),
    wallets: sqlite.prepare<[string], VendorWallet>(
      `SELECT vendor, balance_minor balanceMinor FROM accounts WHERE owner_id = ? AND kind = 'member.vendor'
       ORDER BY vendor`,
    ),
    move: sqlite.prepare<[amountMinor: number, account: number], Pick<AccountRow, 'balance_minor'>>(
      'UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ? RETURNING balance_minor',
    ),
    /** Changes nothing where there is one of that key. */
    posting: sqlite.prepare<[Omit<PostingRow, 'id'>]>(
      `INSERT INTO postings (key, kind, from_owner, to_owner, vendor, amount_minor, reference, at)
       VALUES (@key, @kind, @from_owner, @to_owner, @vendor, @amount_minor, @reference, @at)
       ON CONFLICT (key) DO NOTHING`,
    ),
    entry: sqlite.prepare<
      [posting: number, account: number, kind: string, at: number, amountMinor: number, balanceAfterMinor: number]
    >(
      `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    /** What the giving account held after a posting. */
    givingEntry: sqlite
      .prepare<[number], number>('SELECT balance_after_minor FROM entries WHERE posting_id = ? AND amount_minor < 0')
      .pluck(),
    receivingEntry: sqlite
      .prepare<[number], number>('SELECT balance_after_minor FROM entries WHERE posting_id = ? AND amount_minor > 0')
      .pluck(),
  };
}
