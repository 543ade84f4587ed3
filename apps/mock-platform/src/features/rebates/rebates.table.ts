import type { GameType } from '@tonalli/contracts/lobby/wire';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

const whose = () => ({
  memberId: text().notNull(),
  /** The operator's day of the settlement, named by its first moment. */
  day: integer().notNull(),
  category: text().$type<GameType>().notNull(),
  /** The member's path as the bet was placed (`people/tree.ts`). */
  pathVersion: integer().notNull(),
});

/** Valid stakes that wait for their slot to close, each with the moment whose rates they have; removed as they are booked. */
export const rebateStakes = sqliteTable(
  'rebate_stakes',
  {
    /** The five minutes in which the bets were settled. */
    slot: integer().notNull(),
    ...whose(),
    ratedAt: integer().notNull(),
    /** The member had the own rate as better odds, or as a rebate of the bet. */
    isTaken: integer({ mode: 'boolean' }).notNull(),
    validMinor: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.slot, table.memberId, table.category, table.pathVersion, table.ratedAt, table.isTaken],
    }),
    index('rebate_stakes_member').on(table.memberId),
  ],
);

/** Bookings of slots. One to which something is added once it was booked is booked anew, as another run. */
export const rebateRuns = sqliteTable(
  'rebate_runs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    slot: integer().notNull(),
    /** Null: not all of it is booked yet. */
    bookedAt: integer(),
  },
  (table) => [
    uniqueIndex('rebate_runs_open').on(table.slot).where(sql`booked_at IS NULL`),
    index('rebate_runs_slot').on(table.slot),
  ],
);

/**
 * What a member's valid stakes of a day come to at the rate of each who stood on their path then, the member at depth 0: minor
 * units times hundredths of a percent, so that nothing is rounded before it is booked.
 */
export const rebateAccruals = sqliteTable(
  'rebate_accruals',
  {
    ...whose(),
    depth: integer().notNull(),
    ancestorId: text().notNull(),
    weight: integer().notNull(),
    /** So much of it has been turned into bookings. */
    bookedWeight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category, table.pathVersion, table.depth] }),
    index('rebate_accruals_new').on(table.memberId).where(sql`weight <> booked_weight`),
  ],
);

/** The part of depth 0 that the member may claim. */
export const rebateOwn = sqliteTable(
  'rebate_own',
  {
    ...whose(),
    validMinor: integer().notNull(),
    weight: integer().notNull(),
    claimedMinor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category, table.pathVersion] })],
);

/** What a run gives to an agent, or takes back where it is below zero. */
export const rebateBookings = sqliteTable(
  'rebate_bookings',
  {
    runId: integer().notNull(),
    agentId: text().notNull(),
    category: text().$type<GameType>().notNull(),
    amountMinor: integer().notNull(),
    isPosted: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.agentId, table.category] }),
    index('rebate_bookings_agent').on(table.agentId, table.runId),
  ],
);

/** What was to be taken back from agents who did not have it: it comes off what they are given next. */
export const rebateDebts = sqliteTable('rebate_debts', {
  agentId: text().primaryKey(),
  owedMinor: integer().notNull(),
});

export const rebateClaims = sqliteTable(
  'rebate_claims',
  {
    /** Shown as `MR` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    category: text().$type<GameType>().notNull(),
    /** First moments of the first and last of the operator's days that are in it. */
    fromDay: integer().notNull(),
    toDay: integer().notNull(),
    validMinor: integer().notNull(),
    amountMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('rebate_claims_member').on(table.memberId, table.id)],
);
