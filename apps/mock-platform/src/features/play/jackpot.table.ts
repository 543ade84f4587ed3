import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The operator's pool; one row. Its money lies in the ledger's `house.jackpot`. */
export const jackpotPool = sqliteTable('jackpot_pool', {
  id: integer().primaryKey(),
  /** All that bets have ever owed it, in 1/10,000 of a minor unit; whole minor units of it are on the ledger. */
  fedUnits: integer().notNull(),
  at: integer().notNull(),
  /** What this pool began with, after what, and when; null in a pool of before the house fed it. */
  startMinor: integer(),
  occasion: text(),
  startedAt: integer(),
  /** What of the house's feed since then is on the ledger. */
  bookedMinor: integer().notNull().default(0),
});

/** What a bet that may still be called off owes the pool. */
export const jackpotShares = sqliteTable('jackpot_shares', {
  roundId: text().primaryKey(),
  units: integer().notNull(),
});

export const jackpotWins = sqliteTable(
  'jackpot_wins',
  {
    roundId: text().primaryKey(),
    memberId: text().notNull(),
    nodeId: text().notNull(),
    amountMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('jackpot_wins_at').on(table.at)],
);

/** Members whose next round wins for certain, because a tester wants it. */
export const jackpotForced = sqliteTable('jackpot_forced', { memberId: text().primaryKey() });
