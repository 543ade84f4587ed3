import { type KindLimits, LIMIT_KINDS } from '@tonalli/contracts/limits/periods';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** `WAITING` also where it lapsed and nobody asked for another since. */
export const CHANGE_STATES = ['APPLIED', 'WAITING', 'CONFIRMED', 'CANCELLED', 'REPLACED', 'LAPSED'] as const;

/** Every change of a member's own limits of one kind: what held, what was asked for, and what became of it. */
export const limitChanges = sqliteTable(
  'limit_changes',
  {
    /** Shown as `L` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    kind: text({ enum: LIMIT_KINDS }).notNull(),
    before: text({ mode: 'json' }).$type<KindLimits>().notNull(),
    wanted: text({ mode: 'json' }).$type<KindLimits>().notNull(),
    askedBy: text({ enum: ['member', 'registration', 'operator'] }).notNull(),
    /** Milliseconds since epoch, as all of the following. */
    askedAt: integer().notNull(),
    state: text({ enum: CHANGE_STATES }).notNull(),
    /** Null where nothing has to be confirmed. */
    confirmableFrom: integer(),
    confirmableUntil: integer(),
    decidedAt: integer(),
  },
  (table) => [
    index('limit_changes_member').on(table.memberId, table.id),
    uniqueIndex('limit_changes_waiting').on(table.memberId, table.kind).where(sql`state = 'WAITING'`),
  ],
);

/** When a member decided to deposit without a limit, and looked at the limits again. Milliseconds since epoch. */
export const limitReminders = sqliteTable('limit_reminders', {
  memberId: text().primaryKey(),
  withoutSince: integer(),
  reviewedAt: integer(),
});
