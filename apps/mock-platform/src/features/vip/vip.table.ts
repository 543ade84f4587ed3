import { VIP_BONUS_KINDS } from '@tonalli/contracts/vip/wire';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const vipBonuses = sqliteTable(
  'vip_bonuses',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    kind: text({ enum: VIP_BONUS_KINDS }).notNull(),
    level: integer().notNull(),
    /** `level-3`, or the month as `2026-01`: what a member gets once only. */
    occasion: text().notNull(),
    /** The reward that it waits as, and is paid as; null: it was claimed, or had lapsed, before bonuses of levels were rewards. */
    rewardId: integer(),
  },
  (table) => [uniqueIndex('vip_bonuses_occasion').on(table.memberId, table.occasion)],
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
