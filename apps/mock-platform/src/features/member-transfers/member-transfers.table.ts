import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Money from a member to the upline, or from an agent to a direct downline. The ledger has each once more, by its reference. */
export const memberTransfers = sqliteTable(
  'member_transfers',
  {
    /** Shown as `T` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    fromMemberId: text().notNull(),
    toMemberId: text().notNull(),
    /** Where the receiver stands, seen from the sender. */
    way: text({ enum: ['UPLINE', 'DOWNLINE'] }).notNull(),
    amountMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    // Cover what a sender sent and what a receiver got from a moment on.
    index('member_transfers_from').on(table.fromMemberId, table.at, table.amountMinor),
    index('member_transfers_to').on(table.toMemberId, table.at, table.amountMinor),
  ],
);
