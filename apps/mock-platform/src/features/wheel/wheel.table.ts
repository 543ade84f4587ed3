import type { Reward } from '@tonalli/contracts/rewards/reward';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Every spin that was made, each with what it was decided by. */
export const wheelSpins = sqliteTable(
  'wheel_spins',
  {
    /** Shown as `S` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    wheelId: text().notNull(),
    /** The operator's. */
    day: text().notNull(),
    /** The credit that it used; null: it was a spin of the day. */
    creditId: integer(),
    serverSeedHash: text().notNull(),
    serverSeed: text().notNull(),
    clientSeed: text().notNull(),
    drawn: integer().notNull(),
    /** The sum of all weights then. */
    total: integer().notNull(),
    hitSectorId: text().notNull(),
    /** What it gave: the fallback's where the other was gone. */
    sectorId: text().notNull(),
    reward: text({ mode: 'json' }).$type<Reward | null>(),
    /** What it took of the day's money. */
    costMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('wheel_spins_member').on(table.memberId, table.wheelId, table.day),
    index('wheel_spins_day').on(table.wheelId, table.day, table.costMinor),
    index('wheel_spins_sector').on(table.wheelId, table.sectorId),
  ],
);

/** Spins that came as rewards. */
export const wheelCredits = sqliteTable(
  'wheel_credits',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    wheelId: text().notNull(),
    /** Names the occasion, once. */
    key: text().notNull(),
    count: integer().notNull(),
    used: integer().notNull().default(0),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('wheel_credits_key').on(table.key),
    index('wheel_credits_member').on(table.memberId, table.wheelId),
    check('wheel_credits_used', sql`${table.used} BETWEEN 0 AND ${table.count}`),
  ],
);
