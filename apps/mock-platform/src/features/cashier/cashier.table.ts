import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '@tonalli/contracts/cashier/states';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredInstructions } from './payment-instructions';

export const depositOrders = sqliteTable(
  'deposit_orders',
  {
    /** Shown as `D` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    channelId: text().notNull(),
    amountMinor: integer().notNull(),
    /** Of the amount while it is awaited, of what arrived once it did. */
    feeMinor: integer().notNull(),
    receivedMinor: integer(),
    status: text({ enum: DEPOSIT_STATES }).notNull(),
    instructions: text({ mode: 'json' }).$type<StoredInstructions>().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    settledAt: integer(),
    /** Of a held one: the member wants it credited as soon as their limits let it in. */
    creditWhenFits: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('deposit_orders_member').on(table.memberId, table.id),
    index('deposit_orders_status').on(table.status, table.id),
  ],
);

export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    /** Shown as `A` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    bankId: text().notNull(),
    clabe: text().notNull(),
    holder: text().notNull(),
    isDefault: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('bank_accounts_clabe').on(table.memberId, table.clabe),
    index('bank_accounts_shared').on(table.clabe),
  ],
);

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    /** Shown as `W` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    amountMinor: integer().notNull(),
    feeMinor: integer().notNull(),
    /** Where it goes, as it was bound then. */
    bankId: text().notNull(),
    clabe: text().notNull(),
    holder: text().notNull(),
    status: text({ enum: WITHDRAWAL_STATES }).notNull(),
    paidMinor: integer().notNull().default(0),
    /** What the member, or the deadline, says has arrived. */
    receivedMinor: integer(),
    refundedMinor: integer().notNull().default(0),
    /** The deadline spoke. */
    forced: integer({ mode: 'boolean' }).notNull().default(false),
    /** The operator's day of the request, yyyy-MM-dd. */
    day: text().notNull(),
    createdAt: integer().notNull(),
    paidAt: integer(),
    answerBy: integer(),
    closedAt: integer(),
    /** Paid before others: its member has excluded themself. */
    isUrgent: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('withdrawals_member').on(table.memberId, table.id),
    index('withdrawals_day').on(table.memberId, table.day),
    index('withdrawals_status').on(table.status, table.id),
  ],
);

/** What a member has to stake, and the valid bets that they had made before it began to count. */
export const turnoverRequirements = sqliteTable('turnover_requirements', {
  memberId: text().primaryKey(),
  requiredMinor: integer().notNull(),
  markMinor: integer().notNull(),
});
