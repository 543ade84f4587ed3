import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Months of members' main accounts as they were when they were fixed; never changed. */
export const statements = sqliteTable(
  'statements',
  {
    memberId: text().notNull(),
    /** yyyy-MM of the operator's calendar. */
    month: text().notNull(),
    openingMinor: integer().notNull(),
    closingMinor: integer().notNull(),
    inMinor: integer().notNull(),
    outMinor: integer().notNull(),
    movements: integer().notNull(),
    /** Null: the member's first month. */
    previousHash: text(),
    hash: text().notNull(),
    issuedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.month] })],
);
