import { PROMOTION_KINDS } from '@tonalli/contracts/promotions/status';
import type { PromotionCategory } from '@tonalli/contracts/promotions/wire';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CampaignLink, CampaignTerms, CampaignWords } from './campaign-schema';

/** What the operator promises and until when; what it says stands in its versions. */
export const promotions = sqliteTable(
  'promotions',
  {
    /** A word of the address, such as `zalo`. */
    id: text().primaryKey(),
    /** Order of appearance among those of the same phase. */
    position: integer().notNull(),
    kind: text({ enum: PROMOTION_KINDS }).notNull(),
    category: text().$type<PromotionCategory>().notNull(),
    /** The id of a banner's picture. */
    picture: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer(),
    /** The one that holds for who takes part from now on. */
    version: integer().notNull(),
    /** Null: none. Minor units, or a number of rewards. */
    budgetUnit: text({ enum: ['money', 'count'] }),
    budgetTotal: integer().notNull().default(0),
    budgetLeft: integer().notNull().default(0),
    /** When what was left did not pay one more. */
    spentAt: integer(),
    pausedAt: integer(),
  },
  (table) => [
    index('promotions_position').on(table.position),
    check('promotions_budget', sql`budget_left >= 0 AND budget_left <= budget_total`),
  ],
);

/** What a promotion says and gives. Append-only, by trigger: what a member took names its version. */
export const promotionVersions = sqliteTable(
  'promotion_versions',
  {
    promotionId: text().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    es: text({ mode: 'json' }).$type<CampaignWords>().notNull(),
    en: text({ mode: 'json' }).$type<CampaignWords>().notNull(),
    link: text({ mode: 'json' }).$type<CampaignLink>(),
    terms: text({ mode: 'json' }).$type<CampaignTerms>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.version] })],
);

export const ENTRY_STATES = ['JOINED', 'APPLIED', 'IN_PROCESS', 'REJECTED', 'ISSUED', 'CLAIMED'] as const;

/** Whoever takes part, once. */
export const promotionEntries = sqliteTable(
  'promotion_entries',
  {
    /** Shown as `P` and the number. */
    id: integer().primaryKey(),
    promotionId: text().notNull(),
    memberId: text().notNull(),
    /** The first of those who share a bank account, number or e-mail with the member, themselves included. */
    clusterKey: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: ENTRY_STATES }).notNull(),
    at: integer().notNull(),
    changedAt: integer().notNull(),
    /** All valid bets of the member until then, minor units. */
    validBetMinor: integer().notNull(),
    /** Of an application. */
    remark: text(),
    /** The operator's, of a rejection. */
    reason: text(),
    /** What was given. */
    reward: text({ mode: 'json' }).$type<Reward>(),
    /** Of the reward centre. */
    rewardId: integer(),
  },
  (table) => [
    uniqueIndex('promotion_entries_member').on(table.promotionId, table.memberId),
    uniqueIndex('promotion_entries_cluster').on(table.promotionId, table.clusterKey).where(sql`state <> 'REJECTED'`),
    index('promotion_entries_state').on(table.state, table.id),
    index('promotion_entries_whose').on(table.memberId),
  ],
);

/** The days that members marked in a calendar. */
export const promotionSigns = sqliteTable(
  'promotion_signs',
  {
    promotionId: text().notNull(),
    memberId: text().notNull(),
    /** yyyy-MM-dd in the operator's zone. */
    day: text().notNull(),
    /** Which of the days of a round it was, from 1. */
    number: integer().notNull(),
    at: integer().notNull(),
    reward: text({ mode: 'json' }).$type<Reward>().notNull(),
    rewardId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.memberId, table.day] })],
);

/** What a period of a cashback came to for a member, as it was worked out; minor units. */
export const cashbackPeriods = sqliteTable(
  'cashback_periods',
  {
    promotionId: text().notNull(),
    memberId: text().notNull(),
    /** The first day of the period, yyyy-MM-dd. */
    period: text().notNull(),
    version: integer().notNull(),
    stakeMinor: integer().notNull(),
    payoutMinor: integer().notNull(),
    bonusMinor: integer().notNull(),
    rateBp: integer().notNull(),
    amountMinor: integer().notNull(),
    at: integer().notNull(),
    /** Null: it came to nothing, or the rules of protection were against it. */
    rewardId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.memberId, table.period] }),
    index('cashback_periods_member').on(table.memberId, table.promotionId),
  ],
);
