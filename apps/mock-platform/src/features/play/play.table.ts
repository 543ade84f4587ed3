import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const SEED_STATES = ['next', 'active', 'revealed'] as const;
/** `vendor`: the wallet that the member has with the game's vendor. */
export const WALLETS = ['main', 'trial', 'vendor'] as const;
export type Wallet = (typeof WALLETS)[number];

/**
 * Server seeds of the members. The next one is committed to (its hash shows) before the player says
 * which client seed it will be used with; a revealed one is never drawn from again.
 */
export const fairnessSeeds = sqliteTable(
  'fairness_seeds',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    state: text({ enum: SEED_STATES }).notNull(),
    /** 32 bytes, hex. Leaves the platform only once revealed. */
    serverSeed: text().notNull(),
    serverSeedHash: text().notNull(),
    /** Null while the seed is only committed to. */
    clientSeed: text(),
    /** The nonce of the next round. */
    nextNonce: integer().notNull().default(0),
    createdAt: integer().notNull(),
    revealedAt: integer(),
  },
  (table) => [
    uniqueIndex('fairness_seeds_current').on(table.memberId, table.state).where(sql`state <> 'revealed'`),
    index('fairness_seeds_member').on(table.memberId, table.id),
  ],
);

/** Launch tokens: stored hashed, good once and for a minute. */
export const launches = sqliteTable('launches', {
  tokenHash: text().primaryKey(),
  memberId: text().notNull(),
  /** The login that launched; the game ends with it. */
  tokenId: text().notNull(),
  nodeId: text().notNull(),
  wallet: text({ enum: WALLETS }).notNull(),
  backUrl: text().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
  usedAt: integer(),
});

export const gameSessions = sqliteTable(
  'game_sessions',
  {
    id: integer().primaryKey(),
    tokenHash: text().notNull().unique(),
    memberId: text().notNull(),
    tokenId: text().notNull(),
    nodeId: text().notNull(),
    wallet: text({ enum: WALLETS }).notNull(),
    backUrl: text().notNull(),
    createdAt: integer().notNull(),
    /** Moves on with every spin. */
    expiresAt: integer().notNull(),
  },
  (table) => [index('game_sessions_member').on(table.memberId)],
);

/** One decided round; what it drew stands in the detail of its bet. */
export const rounds = sqliteTable(
  'rounds',
  {
    /** Not guessable: whoever has it may verify the round. */
    roundId: text().primaryKey(),
    memberId: text().notNull(),
    /** The page's own name for the spin: a repeat finds the round instead of playing another. */
    spinId: text(),
    seedId: integer().notNull(),
    nonce: integer().notNull(),
    wallet: text({ enum: WALLETS }).notNull(),
    balanceAfterMinor: integer().notNull(),
    /** The round won the jackpot with the chance stake / this; null when it had none. */
    jackpotStakePerWinMinor: integer(),
  },
  (table) => [
    uniqueIndex('rounds_spin').on(table.memberId, table.spinId).where(sql`spin_id IS NOT NULL`),
    uniqueIndex('rounds_nonce').on(table.seedId, table.nonce),
  ],
);
