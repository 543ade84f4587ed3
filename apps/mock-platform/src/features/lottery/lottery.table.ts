import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Orders of lotteries, with what lists of them need; all else is the bet's own. */
export const lotteryOrders = sqliteTable(
  'lottery_orders',
  {
    /** Grows with each order. */
    id: integer().primaryKey({ autoIncrement: true }),
    roundId: text().notNull().unique(),
    memberId: text().notNull(),
    /** The lottery's, which is its title's id. */
    code: text().notNull(),
    wallet: text({ enum: ['main', 'vendor', 'trial'] }).notNull(),
    at: integer().notNull(),
    isChase: integer().notNull(),
    firstIssue: text().notNull(),
    lastIssue: text().notNull(),
    issueCount: integer().notNull(),
    lineCount: integer().notNull(),
    play: text().notNull(),
    shortSelection: text().notNull(),
    /** In ten-thousandths of what counts as play, paid beside the winnings. */
    rebateBp: integer().notNull(),
    rebateMinor: integer().notNull(),
  },
  (table) => [index('lottery_orders_member').on(table.memberId, table.id)],
);

/** Draws whose result was entered wrongly: what it is instead. */
export const lotteryCorrections = sqliteTable(
  'lottery_corrections',
  {
    code: text().notNull(),
    issue: text().notNull(),
    result: text({ mode: 'json' }).notNull(),
    at: integer().notNull(),
    /** The last order that was settled anew; null once all were. */
    doneId: integer(),
    /** Orders that stay as they are, since their members no longer have what is to be taken back. */
    leftCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.issue] })],
);
