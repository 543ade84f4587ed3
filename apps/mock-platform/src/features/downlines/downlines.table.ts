import type { NewAccountFault, NewRates } from '@tonalli/contracts/downlines/wire';
import type { ActivityKind } from '@tonalli/contracts/downlines/wire-activity';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What an entry of the activity log says beyond who and when; people by their ids. */
export interface ActivityDetail {
  /** Of a move or a transfer; null: nobody. */
  fromId?: string | null;
  toId?: string | null;
  reason?: string;
  effectiveAt?: number;
  rates?: NewRates;
  code?: string;
  amountMinor?: number;
}

/** A row for each reader, so that each has a log of their own whatever becomes of the tree. */
export const downlineActivity = sqliteTable(
  'downline_activity',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    readerId: text().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    at: integer().notNull(),
    /** Whom it is about. */
    personId: text().notNull(),
    /** Who did it; null: the operator. */
    byId: text(),
    detail: text({ mode: 'json' }).$type<ActivityDetail>().notNull(),
  },
  (table) => [
    index('downline_activity_reader').on(table.readerId, table.id),
    index('downline_activity_person').on(table.personId, table.id),
  ],
);

/** What became of each account that a batch was to open. */
export interface OpenedAccount {
  username: string;
  memberId: string | null;
  faults: NewAccountFault[];
}

/** Batches of accounts that were opened: each once. */
export const accountBatches = sqliteTable(
  'account_batches',
  {
    agentId: text().notNull(),
    batchId: text().notNull(),
    /** SHA-256 of what was asked for, hex. */
    digest: text().notNull(),
    results: text({ mode: 'json' }).$type<OpenedAccount[]>().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.batchId] })],
);
