import type { GameType } from '@tonalli/contracts/lobby/wire';
import { desc, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const tournaments = sqliteTable(
  'tournaments',
  {
    /** Shown as `TO` and the number. */
    id: integer().primaryKey(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    bestOf: integer().notNull(),
    minStakeMinor: integer().notNull(),
    roundsMax: integer().notNull(),
    gameTypes: text({ mode: 'json' }).$type<GameType[]>().notNull(),
    /** By place, minor units; they sum to the pool. */
    prizesMinor: text({ mode: 'json' }).$type<number[]>().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Another one like it begins when it ends. */
    repeats: integer({ mode: 'boolean' }).notNull(),
    /** How many take part: those who left do not. */
    players: integer().notNull().default(0),
    /** Null: its prizes were not given yet. */
    closedAt: integer(),
  },
  (table) => [index('tournaments_closed').on(table.closedAt)],
);

export const tournamentEntries = sqliteTable(
  'tournament_entries',
  {
    id: integer().primaryKey(),
    tournamentId: integer().notNull(),
    memberId: text().notNull(),
    joinedAt: integer().notNull(),
    /** The sum of the best multiples, in hundredths. */
    score: integer().notNull().default(0),
    /** When the score was reached; null: there is none. */
    reachedAt: integer(),
    /** That count. */
    rounds: integer().notNull().default(0),
    /** When the member left: by excluding themself, or at the end as one to whom nothing may be given. */
    leftAt: integer(),
    /** Of the end. */
    place: integer(),
    prizeMinor: integer(),
    /** Null beside a prize: it is held back until the member's time-out is over. */
    rewardId: integer(),
  },
  (table) => [
    uniqueIndex('tournament_entries_member').on(table.memberId, table.tournamentId),
    // The order of a ranking, of those in it alone.
    index('tournament_entries_ranking')
      .on(table.tournamentId, desc(table.score), table.reachedAt, table.rounds)
      .where(sql`left_at IS NULL AND score > 0`),
  ],
);

/** The rounds that count, with what the score follows from. */
export const tournamentRounds = sqliteTable(
  'tournament_rounds',
  {
    id: integer().primaryKey(),
    entryId: integer().notNull(),
    roundId: text().notNull(),
    stakeMinor: integer().notNull(),
    payoutMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [uniqueIndex('tournament_rounds_round').on(table.entryId, table.roundId)],
);
