import { FREE_KINDS, FREE_STATES, GRANT_ENDINGS, GRANT_STATES } from '@tonalli/contracts/bonuses/states';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FrozenTerms } from './bonus-terms';
import type { FrozenFree } from './free-terms';

/** Bonus money that a member has, waits for, or had. Amounts in minor units; its money lies with the ledger. */
export const bonusGrants = sqliteTable(
  'bonus_grants',
  {
    /** Shown as `K` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** Names the occasion, such as `deposit:12`. */
    sourceKey: text().notNull(),
    termsId: text().notNull(),
    terms: text({ mode: 'json' }).$type<FrozenTerms>().notNull(),
    /** What was paid in for it. */
    depositMinor: integer().notNull(),
    bonusMinor: integer().notNull(),
    requiredMinor: integer().notNull(),
    doneMinor: integer().notNull().default(0),
    state: text({ enum: GRANT_STATES }).notNull(),
    /** Why it was lost; null: it was not, or by itself. */
    ending: text({ enum: GRANT_ENDINGS }),
    createdAt: integer().notNull(),
    activatedAt: integer(),
    /** From its activation on. */
    expiresAt: integer(),
    endedAt: integer(),
    /** What became the member's own, and what was lost, as it ended. */
    keptMinor: integer().notNull().default(0),
    lostMinor: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('bonus_grants_source').on(table.sourceKey),
    uniqueIndex('bonus_grants_active').on(table.memberId).where(sql`state = 'ACTIVE'`),
    index('bonus_grants_member').on(table.memberId, table.id),
    check('bonus_grants_amounts', sql`bonus_minor > 0 AND required_minor > 0 AND done_minor >= 0`),
    check('bonus_grants_active', sql`(state = 'QUEUED') = (activated_at IS NULL) OR ended_at IS NOT NULL`),
  ],
);

/** Every bet that counted towards a grant, with how much of it did. */
export const bonusBets = sqliteTable(
  'bonus_bets',
  {
    id: integer().primaryKey(),
    grantId: integer()
      .notNull()
      .references(() => bonusGrants.id),
    roundId: text().notNull().unique(),
    nodeId: text().notNull(),
    family: text().notNull(),
    wageredMinor: integer().notNull(),
    percent: integer().notNull(),
    countedMinor: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('bonus_bets_grant').on(table.grantId, table.id)],
);

/** What a member chose for a deposit before they paid it. */
export const bonusChoices = sqliteTable('bonus_choices', {
  orderId: integer().primaryKey(),
  memberId: text().notNull(),
  termsId: text().notNull(),
});

/** Rounds that the house stakes for a member. Amounts in minor units; what they hold lies with the ledger. */
export const bonusFree = sqliteTable(
  'bonus_free',
  {
    /** Shown as `F` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** Names the occasion, such as `reward:G00000012`. */
    sourceKey: text().notNull().unique(),
    kind: text({ enum: FREE_KINDS }).notNull(),
    termsId: text().notNull(),
    terms: text({ mode: 'json' }).$type<FrozenFree>().notNull(),
    count: integer().notNull(),
    used: integer().notNull().default(0),
    /** How many were ever begun, with those that were void and came back. */
    begun: integer().notNull().default(0),
    /** Of each play. */
    stakeMinor: integer().notNull(),
    /** What they won, no more than the terms allow. */
    wonMinor: integer().notNull().default(0),
    state: text({ enum: FREE_STATES }).notNull(),
    /** Why they were lost; null: they were not, or by themselves. */
    ending: text({ enum: GRANT_ENDINGS }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    endedAt: integer(),
  },
  (table) => [
    index('bonus_free_member').on(table.memberId, table.id),
    check('bonus_free_counts', sql`count > 0 AND used BETWEEN 0 AND count AND begun >= used AND stake_minor > 0`),
    check('bonus_free_state', sql`(state = 'ACTIVE') = (ended_at IS NULL)`),
  ],
);
