import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Stretches of time in which nothing of the house is paid to a member, because somebody looks into it. Append-only but for the release. */
export const rewardHolds = sqliteTable(
  'reward_holds',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** The operator's own words, for the record. */
    reason: text().notNull(),
    at: integer().notNull(),
    /** When it ends by itself. */
    until: integer().notNull(),
    /** When the operator ended it before; null: they have not. */
    releasedAt: integer(),
  },
  (table) => [
    index('reward_holds_member').on(table.memberId, table.id),
    index('reward_holds_open').on(table.until).where(sql`released_at IS NULL`),
  ],
);
