import { REGISTER_ANSWERS, REGISTER_OCCASIONS } from '@tonalli/contracts/breaks/register';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a register of self-exclusion was asked for and answered, append-only. Times in milliseconds since epoch. */
export const registerChecks = sqliteTable(
  'register_checks',
  {
    id: integer().primaryKey(),
    /** Null: of somebody who has no account yet. */
    memberId: text(),
    occasion: text({ enum: REGISTER_OCCASIONS }).notNull(),
    answer: text({ enum: REGISTER_ANSWERS }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('register_checks_member').on(table.memberId, table.id)],
);
