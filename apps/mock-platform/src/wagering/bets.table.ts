import type { GameType } from '@tonalli/contracts/lobby/wire';
import { BET_STATUSES } from '@tonalli/contracts/records/wire';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LineResult } from './settlement';

/** Minor units in the pool, and the number drawn. */
export type JackpotDrawn = readonly [poolMinor: number, drawn: number];

/** What a game keeps of a bet, so that it can be shown again; `k` says which game's words these are. */
export interface BetDetail {
  readonly k: string;
  /** The jackpot that the round won, which its payout holds; left out when it won none. */
  readonly j?: number;
  /** What the jackpot held as the round won it, and what was drawn; of all others the bound stands with the round. */
  readonly p?: JackpotDrawn;
  /** How its lines came out, where more is to be said than stake and payout. */
  readonly r?: readonly LineResult[];
  /** What its game remembered before its shared round was corrected; left out where it was not, or the bet stayed as it was. */
  readonly w?: unknown;
  readonly [word: string]: unknown;
}

export const bets = sqliteTable(
  'bets',
  {
    /** Shown as `B` and the number. */
    id: integer().primaryKey(),
    roundId: text().notNull(),
    memberId: text().notNull(),
    nodeId: text().notNull(),
    vassalage: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    stakeMinor: integer().notNull(),
    payoutMinor: integer().notNull(),
    /** What of the stake counts as play; null: all of it. */
    validMinor: integer(),
    status: text({ enum: BET_STATUSES }).notNull(),
    isTrial: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
    settledAt: integer(),
    detail: text({ mode: 'json' }).$type<BetDetail>().notNull(),
  },
  (table) => [
    // Covers the totals of a range and its filters without touching the rows.
    index('bets_member').on(
      table.memberId,
      table.at,
      table.gameType,
      table.vassalage,
      table.status,
      table.stakeMinor,
      table.payoutMinor,
    ),
    index('bets_round').on(table.roundId),
    index('bets_open').on(table.memberId, table.at).where(sql`status = 'PENDING'`),
    // What was settled later than it was placed: all others are found by when they were placed.
    index('bets_late').on(table.memberId, table.settledAt).where(sql`status = 'SETTLED' AND settled_at > at`),
    index('bets_wins').on(table.payoutMinor, table.at).where(sql`is_trial = 0 AND payout_minor >= 50000`),
  ],
);
