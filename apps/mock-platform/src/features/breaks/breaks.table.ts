import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { BreakChoice } from '@tonalli/contracts/breaks/wire';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const BREAK_EVENTS = ['TAKEN', 'RETURN_ASKED', 'RETURNED'] as const;

/** What members did about their breaks, append-only. What holds now stands with the member. Times in milliseconds since epoch. */
export const breakEvents = sqliteTable(
  'break_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    event: text({ enum: BREAK_EVENTS }).notNull(),
    at: integer().notNull(),
    kind: text().$type<BreakKind>().notNull(),
    /** Of a break that was taken. */
    choice: text().$type<BreakChoice>(),
    /** Of the break; null: none of its own. */
    until: integer(),
    /** Of a return that was asked for. */
    mayConfirmFrom: integer(),
    mayConfirmUntil: integer(),
  },
  (table) => [index('break_events_member').on(table.memberId, table.id)],
);
