import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who registered with whose code. */
export const referrals = sqliteTable(
  'referrals',
  {
    memberId: text().primaryKey(),
    referrerId: text().notNull(),
    joinedAt: integer().notNull(),
  },
  (table) => [index('referrals_referrer').on(table.referrerId, table.joinedAt)],
);

/** The commission of each referrer and day, at the rate that held when it was credited. */
export const referralEarnings = sqliteTable(
  'referral_earnings',
  {
    referrerId: text().notNull(),
    /** In the operator's zone, yyyy-MM-dd. */
    day: text().notNull(),
    active: integer().notNull(),
    validBetMinor: integer().notNull(),
    rateBasisPoints: integer().notNull(),
    amountMinor: integer().notNull(),
    creditedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrerId, table.day] })],
);
