import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mission } from './mission-schema';

/** The missions that run, in their order. */
export const missions = sqliteTable('missions', {
  id: text().primaryKey(),
  rank: integer().notNull(),
  rule: text({ mode: 'json' }).$type<Mission>().notNull(),
});

/** How far a member is in one window of a mission; follows from bets and deeds. */
export const missionProgress = sqliteTable(
  'mission_progress',
  {
    memberId: text().notNull(),
    missionId: text().notNull(),
    /** First moment of the window; 0 of one for ever. */
    windowFrom: integer().notNull(),
    /** Null: the window never closes. */
    windowTo: integer(),
    value: integer().notNull(),
    /** The games or days that were counted, where each counts once. */
    seen: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** When the target was reached; null: it is not. */
    completedAt: integer(),
    /** Stays, whatever a correction makes of the progress. */
    claimedAt: integer(),
    /** From when on it cannot be claimed; null: never. */
    claimUntil: integer(),
    /** Mission points that were credited with the claim. */
    stars: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.missionId, table.windowFrom] })],
);

/** What members did that no other table keeps, each once under its key. */
export const missionDeeds = sqliteTable(
  'mission_deeds',
  {
    memberId: text().notNull(),
    event: text().notNull(),
    /** Such as the day: the same counts once. */
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.event, table.key] })],
);

/** Stars of each week, by member. */
export const missionWeeks = sqliteTable(
  'mission_weeks',
  {
    /** First moment of the operator's week, a Monday. */
    weekFrom: integer().notNull(),
    memberId: text().notNull(),
    stars: integer().notNull(),
    /** When there were so many. */
    reachedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weekFrom, table.memberId] }),
    index('mission_weeks_order').on(table.weekFrom, table.stars, table.reachedAt),
  ],
);
