import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const dueJobs = sqliteTable(
  'due_jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    key: text().notNull(),
    dueAt: integer().notNull(),
    /** Of `PRIORITIES`; 50 is `rest`. */
    priority: integer().notNull().default(50),
    /** While a job of a lane has failed, the others of it are held. */
    lane: text(),
    held: integer({ mode: 'boolean' }).notNull().default(false),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** Set when the handler threw; the job waits for a person. */
    error: text(),
  },
  (table) => [
    uniqueIndex('due_jobs_kind_key').on(table.kind, table.key),
    index('due_jobs_ready').on(table.dueAt, table.priority, table.id).where(sql`error IS NULL AND held = 0`),
    index('due_jobs_failed').on(table.lane).where(sql`error IS NOT NULL`),
    index('due_jobs_lane').on(table.lane).where(sql`lane IS NOT NULL AND error IS NULL`),
  ],
);
