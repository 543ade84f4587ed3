import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When a member plays for real money: the period that runs or ran last, and what came before it today. */
export const playTime = sqliteTable('play_time', {
  memberId: text().primaryKey(),
  /** Of the period's first round; null: never. */
  startedAt: integer(),
  /** Of its last round or step. */
  lastAt: integer(),
  /** Of the last round that began, in any game. */
  roundAt: integer(),
  /** The same by game, of the last minute, where several may be played at once. */
  roundsAt: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** What was staked and paid over all time when the period began. */
  stakeMarkMinor: integer().notNull(),
  payoutMarkMinor: integer().notNull(),
  /** Null: none comes. */
  nextCheckAt: integer(),
  /** How many were answered in the period. */
  checks: integer().notNull(),
  /** The operator's day, by its first moment, on which periods ended that lasted so long of it. */
  day: integer().notNull(),
  dayMs: integer().notNull(),
  /** The member's own interval; null: the policy's. */
  everyMin: integer(),
});

/** How long the play periods of a member that another one followed lasted of each of the operator's days. */
export const playTimeDays = sqliteTable(
  'play_time_days',
  {
    memberId: text().notNull(),
    /** Its first moment. */
    day: integer().notNull(),
    ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
