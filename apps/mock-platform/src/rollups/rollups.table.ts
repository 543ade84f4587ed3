import type { GameType } from '@tonalli/contracts/lobby/wire';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FlowCategory } from './flow-kinds';

/** Settled bets in real money, added up. */
const play = () => ({
  stakeMinor: integer().notNull(),
  /** What counts for levels, points, turnover and commissions. */
  validMinor: integer().notNull(),
  payoutMinor: integer().notNull(),
  /** The part of the stake that a bonus paid. */
  bonusStakeMinor: integer().notNull(),
  /** What the house is expected to keep, in 1/10,000 of a minor unit; 0 for games that do not say it. */
  edge: integer().notNull(),
  bets: integer().notNull(),
});

const whosePlay = () => ({
  memberId: text().notNull(),
  category: text().$type<GameType>().notNull(),
  /** Which version of the tree the member stood in. */
  pathVersion: integer().notNull(),
});

/** By the five minutes in which the bets were settled. */
export const playSlots = sqliteTable(
  'play_slots',
  { ...whosePlay(), slot: integer().notNull(), ...play() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.slot, table.category, table.pathVersion] }),
    index('play_slots_slot').on(table.slot, table.memberId),
  ],
);

/** The same by the operator's day, named by its first moment. */
export const playDays = sqliteTable('play_days', { ...whosePlay(), day: integer().notNull(), ...play() }, (table) => [
  primaryKey({ columns: [table.memberId, table.day, table.category, table.pathVersion] }),
]);

/** The same over all time. */
export const playTotals = sqliteTable('play_totals', { memberId: text().primaryKey(), ...play() });

const cash = () => ({
  inMinor: integer().notNull(),
  outMinor: integer().notNull(),
  movements: integer().notNull(),
});

const whoseCash = () => ({
  memberId: text().notNull(),
  category: text().$type<FlowCategory>().notNull(),
  pathVersion: integer().notNull(),
});

/** What was moved on a member's account in real money, by the five minutes of the postings. */
export const cashSlots = sqliteTable(
  'cash_slots',
  { ...whoseCash(), slot: integer().notNull(), ...cash() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.slot, table.category, table.pathVersion] }),
    index('cash_slots_slot').on(table.slot, table.memberId),
  ],
);

/** The same by the operator's day, named by its first moment. */
export const cashDays = sqliteTable('cash_days', { ...whoseCash(), day: integer().notNull(), ...cash() }, (table) => [
  primaryKey({ columns: [table.memberId, table.day, table.category, table.pathVersion] }),
]);
