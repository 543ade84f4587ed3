import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { WALLETS } from '../../wagering/wallet';

/** Launch tokens: stored hashed, good once and for a minute. */
export const launches = sqliteTable(
  'launches',
  {
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
  },
  (table) => [index('launches_member').on(table.memberId)],
);

/** Marks of rooms that the operator has looked into; one counts again once the two sit together anew. */
export const roomFlagClosings = sqliteTable('room_flag_closings', {
  /** Kind and members of the mark. */
  flag: text().primaryKey(),
  reason: text().notNull(),
  closedAt: integer().notNull(),
  /** Of the newest hand that was known then. */
  lastAt: integer().notNull(),
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
