import type { LedgerAccountKind, OwnerKind, PostingKind } from '@tonalli/contracts/ledger';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** One row per account; the balance is a projection of the entries. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: integer().primaryKey(),
    kind: text().$type<LedgerAccountKind>().notNull(),
    ownerKind: text().$type<OwnerKind>().notNull(),
    /** A member's or a round's; empty for the house. */
    ownerId: text().notNull(),
    /** Whose wallet of the member's it is; empty for accounts that are no vendor's. */
    vendor: text().notNull().default(''),
    mayGoNegative: integer({ mode: 'boolean' }).notNull(),
    balanceMinor: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('accounts_owner_kind').on(table.ownerId, table.kind, table.vendor),
    check('accounts_balance', sql`may_go_negative = 1 OR balance_minor >= 0`),
  ],
);

/** Append-only, by trigger. */
export const postings = sqliteTable(
  'postings',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    kind: text().$type<PostingKind>().notNull(),
    /** Of the account that gave, as in `accounts.ownerId`. */
    fromOwner: text().notNull(),
    /** Of the account that received. */
    toOwner: text().notNull(),
    /** Of the vendor wallet that it moves; empty when it moves none. */
    vendor: text().notNull().default(''),
    amountMinor: integer().notNull(),
    reference: text().notNull(),
    at: integer().notNull(),
  },
  () => [check('postings_amount', sql`amount_minor > 0`)],
);

/** Two per posting: out of one account, into another. Append-only, by trigger. */
export const entries = sqliteTable(
  'entries',
  {
    id: integer().primaryKey(),
    postingId: integer()
      .notNull()
      .references(() => postings.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    /** The posting's, so that an account can be read by time and kind without it. */
    kind: text().$type<PostingKind>().notNull(),
    at: integer().notNull(),
    /** Below zero where it went out. */
    amountMinor: integer().notNull(),
    /** What the account held right after. */
    balanceAfterMinor: integer().notNull(),
  },
  (table) => [
    index('entries_posting').on(table.postingId),
    // Covers the totals and the balances of an account record without touching the rows.
    index('entries_account').on(table.accountId, table.at, table.kind, table.amountMinor),
  ],
);
