import { POINT_ENTRY_TYPES, POINT_REWARD_TYPES, REDEMPTION_STATUSES } from '@tonalli/contracts/points/wire';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** One row per member who ever bet real money or had a point; the balance is a projection of the entries. */
export const pointAccounts = sqliteTable(
  'point_accounts',
  {
    memberId: text().primaryKey(),
    balance: integer().notNull().default(0),
    /** Of the member's valid bets, those that points were given for, minor units. */
    givenBetMinor: integer().notNull().default(0),
    /** Those from before points were given at all, which none are given for. */
    earlierBetMinor: integer().notNull().default(0),
    /** Of what multipliers add to the bets, that which points were given for, minor units. */
    givenMoreMinor: integer().notNull().default(0),
  },
  () => [
    check('point_accounts_balance', sql`balance >= 0`),
    check('point_accounts_bets', sql`given_bet_minor >= 0 AND earlier_bet_minor >= 0`),
  ],
);

/** Stretches of whole slots of play in which bets bring more points. What a break cuts in two has two rows. */
export const pointMultipliers = sqliteTable(
  'point_multipliers',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** Of the reward that it came as. */
    reference: text().notNull(),
    factor: integer().notNull(),
    startsAt: integer().notNull(),
    /** From when on it counts no more. */
    endsAt: integer().notNull(),
  },
  (table) => [
    index('point_multipliers_member').on(table.memberId, table.endsAt),
    uniqueIndex('point_multipliers_reward').on(table.reference, table.startsAt),
    check('point_multipliers_factor', sql`factor >= 2`),
    check('point_multipliers_span', sql`starts_at < ends_at AND starts_at % 300000 = 0 AND ends_at % 300000 = 0`),
  ],
);

/** Append-only, by trigger. */
export const pointEntries = sqliteTable(
  'point_entries',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    memberId: text().notNull(),
    type: text({ enum: POINT_ENTRY_TYPES }).notNull(),
    points: integer().notNull(),
    balanceAfter: integer().notNull(),
    /** The bets that earned, or the money converted to; null for the others. */
    amountMinor: integer(),
    /** Of the redeem request that took or gave back. */
    redemptionId: integer(),
    at: integer().notNull(),
  },
  (table) => [
    index('point_entries_member').on(table.memberId, table.id),
    check('point_entries_points', sql`(points < 0) = (type IN ('REDEEM', 'CONVERT')) AND points <> 0`),
    check('point_entries_balance', sql`balance_after >= 0`),
  ],
);

export const pointRewards = sqliteTable(
  'point_rewards',
  {
    id: text().primaryKey(),
    type: text({ enum: POINT_REWARD_TYPES }).notNull(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    descriptionEs: text().notNull(),
    descriptionEn: text().notNull(),
    points: integer().notNull(),
    /** Valid bets that a member must have made. */
    requiredBetMinor: integer().notNull().default(0),
    /** What a bonus pays; null for goods. */
    bonusMinor: integer(),
    /** Pieces that there ever were. */
    stockTotal: integer().notNull(),
    stock: integer().notNull(),
    rank: integer().notNull(),
    isOpen: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    index('point_rewards_rank').on(table.rank),
    check('point_rewards_stock', sql`stock >= 0 AND stock <= stock_total`),
    check('point_rewards_points', sql`points > 0`),
    check('point_rewards_bonus', sql`(type = 'BONUS') = (bonus_minor IS NOT NULL)`),
  ],
);

export const pointRedemptions = sqliteTable(
  'point_redemptions',
  {
    /** Shown as `C` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    rewardId: text()
      .notNull()
      .references(() => pointRewards.id),
    quantity: integer().notNull(),
    points: integer().notNull(),
    status: text({ enum: REDEMPTION_STATUSES }).notNull(),
    at: integer().notNull(),
    reviewedAt: integer(),
  },
  (table) => [
    index('point_redemptions_member').on(table.memberId, table.status),
    index('point_redemptions_status').on(table.status),
    check('point_redemptions_quantity', sql`quantity > 0`),
  ],
);
