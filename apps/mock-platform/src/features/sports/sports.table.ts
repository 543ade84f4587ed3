import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Change } from './change';

/** Matches that somebody bets on, or that testers changed; all others have no row. */
export const sportsEvents = sqliteTable(
  'sports_events',
  {
    /** Its id without dashes, as a number. */
    id: integer().primaryKey(),
    /** Null: nobody bets on it. */
    followedAt: integer(),
    /** Null: its result is not told yet. */
    decidedAt: integer(),
    /** What testers made of it; null: nothing. */
    change: text({ mode: 'json' }).$type<Change>(),
  },
  (table) => [index('sports_events_changed').on(table.id).where(sql`change IS NOT NULL`)],
);

export const favouriteTeams = sqliteTable(
  'favourite_teams',
  {
    memberId: text().notNull(),
    teamId: text().notNull(),
    /** Grows with every one that is added. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.teamId] })],
);
