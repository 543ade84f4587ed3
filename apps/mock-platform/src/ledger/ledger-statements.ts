import type { Database } from 'better-sqlite3';
import { forRows, readForRows } from '../sqlite/for-rows';
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

export interface AccountName {
  ownerId: string;
  kind: string;
  vendor: string;
}

export interface AccountRow {
  id: number;
  balance_minor: number;
}

type PostingColumns = readonly [
  key: string,
  kind: string,
  fromOwner: string,
  toOwner: string,
  vendor: string,
  amountMinor: number,
  reference: string,
  at: number,
];
type NewPosting = readonly [id: number, ...PostingColumns];
type NewEntry = readonly [
  posting: number,
  account: number,
  kind: string,
  at: number,
  amountMinor: number,
  balanceAfterMinor: number,
];

export type LedgerStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements(sqlite: Database) {
  return {
    byKey: sqlite.prepare<[string], PostingRow>('SELECT * FROM postings WHERE key = ?'),
    account: sqlite.prepare<[owner: string, kind: string, vendor: string], AccountRow>(
      'SELECT id, balance_minor FROM accounts WHERE owner_id = ? AND kind = ? AND vendor = ?',
    ),
    openAccount: sqlite.prepare<
      [ownerKind: string, owner: string, kind: string, vendor: string, mayGoNegative: number],
      AccountRow
    >(
      `INSERT INTO accounts (owner_kind, owner_id, kind, vendor, may_go_negative) VALUES (?, ?, ?, ?, ?)
       RETURNING id, balance_minor`,
    ),
    wallets: sqlite.prepare<[string], VendorWallet>(
      `SELECT vendor, balance_minor balanceMinor FROM accounts WHERE owner_id = ? AND kind = 'member.vendor'
       ORDER BY vendor`,
    ),
    /** Changes nothing where it holds another amount. */
    move: sqlite.prepare<[amountMinor: number, account: number, holdsMinor: number]>(
      'UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ? AND balance_minor = ?',
    ),
    /** Changes nothing where there is one of that key. */
    posting: sqlite.prepare<[...PostingColumns]>(
      `INSERT INTO postings (key, kind, from_owner, to_owner, vendor, amount_minor, reference, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
    ),
    entry: sqlite.prepare<[...NewEntry]>(
      `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    lastPosting: sqlite.prepare<[], number | null>('SELECT max(id) FROM postings').pluck(),
    /** Throws where there is one of a key. */
    postings: forRows<NewPosting>(
      sqlite,
      9,
      (rows) =>
        `INSERT INTO postings (id, key, kind, from_owner, to_owner, vendor, amount_minor, reference, at) VALUES ${rows}`,
    ),
    /** Those that are there, in no order. */
    accounts: readForRows<readonly [owner: string, kind: string, vendor: string], AccountRow & AccountName>(
      sqlite,
      3,
      (rows) =>
        `SELECT id, balance_minor, owner_id ownerId, kind, vendor FROM (VALUES ${rows}) v
         CROSS JOIN accounts ON owner_id = v.column1 AND kind = v.column2 AND vendor = v.column3`,
    ),
    moves: forRows<readonly [account: number, amountMinor: number]>(
      sqlite,
      2,
      (rows) =>
        `UPDATE accounts SET balance_minor = balance_minor + v.column2 FROM (VALUES ${rows}) v WHERE id = v.column1`,
    ),
    entries: forRows<NewEntry>(
      sqlite,
      6,
      (rows) =>
        `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor) VALUES ${rows}`,
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
