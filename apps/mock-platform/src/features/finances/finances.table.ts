import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Every look at a member's finances, and what came of it. Times in milliseconds since epoch. */
export const financeChecks = sqliteTable(
  'finance_checks',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** The net deposits that it was asked for. */
    netMinor: integer().notNull(),
    askedAt: integer().notNull(),
    /** What the public records say; null: no answer yet. */
    found: text({ enum: ['CLEAR', 'VULNERABLE'] }),
    foundAt: integer(),
    /** When the operator looked into it and let the member go on. */
    clearedAt: integer(),
  },
  (table) => [index('finance_checks_member').on(table.memberId, table.id)],
);
