import { REWARD_SOURCES, type Reward } from '@tonalli/contracts/rewards/reward';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Everything that was ever given to a member beside play, each once. */
export const rewards = sqliteTable(
  'rewards',
  {
    /** Shown as `G` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    source: text({ enum: REWARD_SOURCES }).notNull(),
    /** Names the occasion, such as `signIn:M1:2026-03-01`. */
    sourceKey: text().notNull(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    reward: text({ mode: 'json' }).$type<Reward>().notNull(),
    grantedAt: integer().notNull(),
    /** From when on it cannot be claimed; null: never. */
    expiresAt: integer(),
    /** Null: it waits to be claimed. */
    paidAt: integer(),
    /** Null: the operator lets it stand. */
    revokedAt: integer(),
  },
  (table) => [
    uniqueIndex('rewards_source').on(table.sourceKey),
    index('rewards_member').on(table.memberId, table.paidAt),
  ],
);
