import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BeaconValue } from './beacon-value';
import type { Draw } from './draws';
import type { Phase } from './shared-rounds';

/** What was done to a round whose result was entered wrongly; its `phase` is the corrected one. */
export interface SharedCorrection {
  /** What testers said that it should have been. */
  readonly wish: unknown;
  readonly at: number;
  /** As it had come out. */
  readonly was: Phase<unknown>;
  /** Bets whose members no longer had what was to be taken back: they stay as they were. */
  readonly left: readonly string[];
}

/** Shared rounds that somebody was in. What became of all others is computed when it is asked for. */
export const sharedRounds = sqliteTable(
  'shared_rounds',
  {
    /** The rounds' name; `key` is the public one of a round. */
    rounds: text().notNull(),
    key: text().notNull(),
    /** The day of the operator's zone whose chain decides it, and its number in that chain. */
    day: text().notNull(),
    number: integer().notNull(),
    /** Whose seed the chain follows from. */
    seedId: integer().notNull(),
    version: integer().notNull(),
    /** As it stood when the round was first entered. */
    config: text({ mode: 'json' }).$type<unknown>().notNull(),
    openedAt: integer().notNull(),
    /** With its table, secrets included. */
    phase: text({ mode: 'json' }).$type<Phase<unknown>>().notNull(),
    beganAt: integer().notNull(),
    /** When the phase ends; null: the round is over. */
    endsAt: integer(),
    drawn: text({ mode: 'json' }).$type<readonly Draw[]>().notNull(),
    /** Since when it takes no bets, and the root of those that it had taken by then. */
    closedAt: integer(),
    root: text(),
    /** The value that came to be behind the close; null before, and where the round was cancelled for want of it. */
    beacon: text({ mode: 'json' }).$type<BeaconValue>(),
    /** What testers wish of its table, and the salt by which it came out so: such a round is never shown as fair. */
    wish: text({ mode: 'json' }).$type<unknown>(),
    salt: text(),
    /** Testers keep its link back: it is cancelled. */
    isWithheld: integer({ mode: 'boolean' }).notNull().default(false),
    /** Testers hold it in its phase, of which so much is left; null: they do not. */
    heldMs: integer(),
    cancelledAt: integer(),
    /** The entries up to `lastId` are to be told of the phase, those up to `toldId` were; null: everybody knows. */
    toldId: integer().notNull(),
    lastId: integer(),
    /** What the house kept of a round whose players bank each other. */
    rakeMinor: integer(),
    /** Null while it stands as it came out. While bets are settled anew, `toldId` and `lastId` say how far. */
    correction: text({ mode: 'json' }).$type<SharedCorrection>(),
  },
  (table) => [
    primaryKey({ columns: [table.rounds, table.key] }),
    uniqueIndex('shared_rounds_number').on(table.rounds, table.day, table.number),
    index('shared_rounds_running').on(table.rounds).where(sql`ends_at IS NOT NULL`),
  ],
);

/** Which bets are in which shared rounds, in the order in which they entered; also in those that have not opened yet. */
export const sharedEntries = sqliteTable(
  'shared_entries',
  {
    id: integer().primaryKey(),
    rounds: text().notNull(),
    key: text().notNull(),
    memberId: text().notNull(),
    /** The bet's own round. */
    roundId: text().notNull(),
    /** The bet's leaf in the tree of those that the round took, as a hash, and what was put up with it. */
    leaf: text(),
    stakeMinor: integer(),
    /** Neither the bet nor the shared round is over. */
    isOpen: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('shared_entries_round').on(table.rounds, table.key, table.memberId),
    index('shared_entries_open').on(table.rounds, table.key).where(sql`is_open = 1`),
    index('shared_entries_bet').on(table.roundId),
  ],
);

/** What testers want of the next round of a table that closes. */
export const sharedOrders = sqliteTable('shared_orders', {
  rounds: text().primaryKey(),
  wish: text({ mode: 'json' }).$type<unknown>(),
  isWithheld: integer({ mode: 'boolean' }).notNull(),
});
