import { DELIVERY_STATES } from '@tonalli/contracts/rewards/wire';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Goods that were claimed, for people to send. */
export const rewardDeliveries = sqliteTable(
  'reward_deliveries',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** Of the reward: `G` and a number. */
    rewardId: text().notNull(),
    itemEs: text().notNull(),
    itemEn: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('PROCESS'),
    at: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    uniqueIndex('reward_deliveries_reward').on(table.rewardId),
    index('reward_deliveries_state').on(table.state, table.id),
  ],
);
