import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The most that a member lets themselves deposit; null: no limit. A member without a row has none. */
export const depositLimits = sqliteTable('deposit_limits', {
  memberId: text().primaryKey(),
  dailyMinor: integer(),
  weeklyMinor: integer(),
  monthlyMinor: integer(),
  /** Milliseconds since epoch. */
  setAt: integer().notNull(),
});
