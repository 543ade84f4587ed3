import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Accounts that were closed. One that is not reopened is closed still; a member has one of those at most. */
export const accountClosures = sqliteTable(
  'account_closures',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    closedAt: integer().notNull(),
    /** Of the last payout; null: there was nothing to pay out. */
    withdrawalId: integer(),
    /** What the account held, minor units. */
    paidOutMinor: integer().notNull(),
    /** Bonus money that was given up, minor units. */
    bonusLostMinor: integer().notNull(),
    pointsLost: integer().notNull(),
    /** What still had to be staked before an ordinary withdrawal, minor units: for whoever reviews the payout. */
    turnoverLeftMinor: integer().notNull(),
    reopenedAt: integer(),
    reopenReason: text(),
  },
  (table) => [
    index('account_closures_member').on(table.memberId, table.id),
    index('account_closures_open').on(table.id).where(sql`reopened_at IS NULL`),
  ],
);
