import { VIP_BONUS_KINDS } from '@tonalli/contracts/vip/wire';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const vipBonuses = sqliteTable(
  'vip_bonuses',
  {
    /** Shown as `V` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    kind: text({ enum: VIP_BONUS_KINDS }).notNull(),
    level: integer().notNull(),
    /** `level-3`, or the month as `2026-01`: what a member gets once only. */
    occasion: text().notNull(),
    amountMinor: integer().notNull(),
    grantedAt: integer().notNull(),
    /** From when on it cannot be claimed; null: never. */
    expiresAt: integer(),
    claimedAt: integer(),
  },
  (table) => [
    uniqueIndex('vip_bonuses_occasion').on(table.memberId, table.occasion),
    index('vip_bonuses_waiting').on(table.memberId, table.claimedAt),
  ],
);

/** The level whose benefits a member has; who is not here has those of the level that they reached. */
export const vipKeeps = sqliteTable('vip_keeps', {
  memberId: text().primaryKey(),
  keptLevel: integer().notNull(),
  /** Quarters in a row that fell short: the first costs nothing. */
  missed: integer().notNull(),
  /** Quarters that began before are not judged. */
  judgedFrom: integer().notNull(),
});
