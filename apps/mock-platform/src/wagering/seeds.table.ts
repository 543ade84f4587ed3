import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const SEED_STATES = ['next', 'active', 'revealed'] as const;
/** Whose rounds a seed decides: a member's own, those of a draw, or of a table; or a member's spins of a wheel of prizes. */
export const SEED_OWNERS = ['member', 'draw', 'table', 'wheel'] as const;

/**
 * Server seeds. The next one is committed to (its hash shows) before anybody says which client seed it will be used with; a
 * revealed one is never drawn from again.
 */
export const fairnessSeeds = sqliteTable(
  'fairness_seeds',
  {
    id: integer().primaryKey(),
    ownerKind: text({ enum: SEED_OWNERS }).notNull().default('member'),
    ownerId: text().notNull(),
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
    uniqueIndex('fairness_seeds_current')
      .on(table.ownerKind, table.ownerId, table.state)
      .where(sql`state <> 'revealed'`),
    index('fairness_seeds_owner').on(table.ownerKind, table.ownerId, table.id),
  ],
);
