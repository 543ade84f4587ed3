import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Where a slip stands in its player's lists. */
export const SLIP_KINDS = ['OPEN', 'SETTLED', 'CASHED_OUT'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** Slips in the order in which they were placed; what they are worth is the round's to say. */
export const sportsSlips = sqliteTable(
  'sports_slips',
  {
    /** The number of the bet. */
    id: integer().primaryKey(),
    roundId: text().notNull(),
    memberId: text().notNull(),
    wallet: text().notNull(),
    kind: text({ enum: SLIP_KINDS }).notNull(),
    /** What a correction would take back and its player no longer has; null: nothing. */
    uncollectedMinor: integer(),
  },
  (table) => [
    index('sports_slips_member').on(table.memberId, table.wallet, table.kind),
    index('sports_slips_uncollected').on(table.id).where(sql`uncollected_minor IS NOT NULL`),
  ],
);

/** The events that a slip is about, each once. */
export const sportsSlipEvents = sqliteTable(
  'sports_slip_events',
  {
    event: text().notNull(),
    slipId: integer().notNull(),
  },
  (table) => [index('sports_slip_events_event').on(table.event, table.slipId)],
);
