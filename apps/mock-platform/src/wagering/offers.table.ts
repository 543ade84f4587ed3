import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What was offered for open bets, as long as it may be accepted. */
export const offers = sqliteTable(
  'offers',
  {
    id: integer().primaryKey(),
    roundId: text().notNull(),
    /** For all that was open. */
    offerMinor: integer().notNull(),
    openMinor: integer().notNull(),
    at: integer().notNull(),
    /** The last moment at which it may be accepted. */
    validUntil: integer().notNull(),
  },
  (table) => [index('offers_round').on(table.roundId)],
);
