import { CHECK_IN_ANSWERS, HARM_BANDS } from '@tonalli/contracts/harm-markers/markers';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MarkerPart } from './markers';

/** What the day of a member came to, with the inputs of it. */
export const harmScores = sqliteTable(
  'harm_scores',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** The operator's day, by its first moment. */
    day: integer().notNull(),
    score: integer().notNull(),
    band: text({ enum: HARM_BANDS }).notNull(),
    parts: text({ mode: 'json' }).$type<readonly MarkerPart[]>().notNull(),
  },
  (table) => [uniqueIndex('harm_scores_member').on(table.memberId, table.day)],
);

/** What was done about a score, what the member answered, what a person did, and how it went on. Times in milliseconds since epoch. */
export const harmActions = sqliteTable(
  'harm_actions',
  {
    /** Shown as `H` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    day: integer().notNull(),
    band: text({ enum: HARM_BANDS }).notNull(),
    score: integer().notNull(),
    at: integer().notNull(),
    answer: text({ enum: CHECK_IN_ANSWERS }),
    answeredAt: integer(),
    /** A person looked into it. */
    handledAt: integer(),
    note: text(),
    /** The mean score of the fortnight after it; null: it is not over, or nobody played in it. */
    outcome: integer(),
  },
  (table) => [
    index('harm_actions_member').on(table.memberId, table.id),
    index('harm_actions_open').on(table.id).where(sql`handled_at IS NULL AND band IN ('interact', 'protect')`),
  ],
);
