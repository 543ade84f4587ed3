import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Draw } from './draws';
import type { Funding } from './funding';
import type { KeptLines } from './open-lines';
import type { Asked, KeptResult } from './round';
import { WALLETS } from './wallet';

/** Every round that was placed. What a decided one drew stands in the detail of its bet. */
export const rounds = sqliteTable(
  'rounds',
  {
    /** Not guessable: whoever has it may verify the round. */
    roundId: text().primaryKey(),
    memberId: text().notNull(),
    /** The page's own name for the round: a repeat finds it instead of placing another. */
    roundKey: text(),
    /** Null where the player's seeds do not decide it. */
    seedId: integer(),
    nonce: integer(),
    wallet: text({ enum: WALLETS }).notNull(),
    /** Whose own table it is played at; null: the title's. */
    tableOwnerId: text(),
    /** Of the wallet, after the bet was placed. */
    balanceAfterMinor: integer().notNull(),
    /** The round won the jackpot with the chance stake / this; null when it had none. */
    jackpotStakePerWinMinor: integer(),
    /** How often it paid or gave back, as postings. */
    payments: integer().notNull(),
  },
  (table) => [
    uniqueIndex('rounds_key').on(table.memberId, table.roundKey).where(sql`round_key IS NOT NULL`),
    uniqueIndex('rounds_nonce').on(table.seedId, table.nonce).where(sql`seed_id IS NOT NULL`),
  ],
);

/** What becomes of a round that is not decided as it is placed. It stays when the round is over, for steps that are repeated. */
export const roundProgress = sqliteTable(
  'round_progress',
  {
    roundId: text().primaryKey(),
    memberId: text().notNull(),
    nodeId: text().notNull(),
    family: text().notNull(),
    version: integer().notNull(),
    /** As it stood when the bet was placed. */
    config: text({ mode: 'json' }).$type<unknown>().notNull(),
    bet: text({ mode: 'json' }).$type<unknown>().notNull(),
    state: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** Undecided stakes. */
    lines: text({ mode: 'json' }).$type<readonly KeptLines[]>().notNull(),
    hold: text({ mode: 'json' }).$type<readonly Funding[]>().notNull(),
    results: text({ mode: 'json' }).$type<readonly KeptResult[]>().notNull(),
    drawn: text({ mode: 'json' }).$type<readonly Draw[]>().notNull(),
    asked: text({ mode: 'json' }).$type<readonly Asked[]>().notNull(),
    /** The accounts that further stakes come from, the first before the others. */
    sources: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    maxPayoutMinor: integer().notNull(),
    isOver: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('round_progress_open').on(table.memberId).where(sql`is_over = 0`)],
);

/** What the house would pay at most for everything in real money that is open, by what would have to come in. */
export const exposures = sqliteTable(
  'exposures',
  { family: text().notNull(), key: text().notNull(), amountMinor: integer().notNull() },
  (table) => [primaryKey({ columns: [table.family, table.key] })],
);

/** Settlements that were replaced by others. Bets in real money count as they were until then, and the difference from then on. */
export const betCorrections = sqliteTable(
  'bet_corrections',
  {
    id: integer().primaryKey(),
    roundId: text().notNull(),
    memberId: text().notNull(),
    category: text().notNull(),
    isTrial: integer({ mode: 'boolean' }).notNull(),
    /** When the bet was settled. */
    settledAt: integer().notNull(),
    at: integer().notNull(),
    /** Each below zero where it became less. */
    payoutDeltaMinor: integer().notNull(),
    validDeltaMinor: integer().notNull(),
  },
  (table) => [index('bet_corrections_member').on(table.memberId, table.settledAt)],
);
