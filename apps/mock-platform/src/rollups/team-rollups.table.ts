import type { GameType } from '@tonalli/contracts/lobby/wire';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FlowCategory } from './flow-kinds';

/** Play by category of games, and the main account's movements by theirs. */
export type TeamCategory = GameType | FlowCategory;

/** What whoever stood below an agent staked or paid out of the account, and what came back. */
const sums = () => ({
  category: text().$type<TeamCategory>().notNull(),
  outMinor: integer().notNull(),
  inMinor: integer().notNull(),
  /** Of play. */
  validMinor: integer().notNull(),
  /** Bets or movements. */
  moves: integer().notNull(),
});

/** All below an agent, without the agent, by the operator's day (named by its first moment): slots before the mark. */
export const teamDays = sqliteTable(
  'team_days',
  { agentId: text().notNull(), day: integer().notNull(), ...sums() },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.category] })],
);

/** The same by the direct downline through whom it came; the agent's own as the branch of their own id. */
export const teamBranchDays = sqliteTable(
  'team_branch_days',
  { agentId: text().notNull(), day: integer().notNull(), branchId: text().notNull(), ...sums() },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.branchId, table.category] })],
);

/**
 * How many members below an agent had a bet settled on a day, by the day before it on which they had one for that agent
 * (0: none within the longest range). Those of a range are the sum of those whose day before lies before it.
 */
export const teamActiveDays = sqliteTable(
  'team_active_days',
  {
    agentId: text().notNull(),
    day: integer().notNull(),
    beforeDay: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.beforeDay] })],
);

/** What each member below an agent played in a month of the operator's (named by its first moment). */
export const teamPlayerMonths = sqliteTable(
  'team_player_months',
  {
    agentId: text().notNull(),
    month: integer().notNull(),
    memberId: text().notNull(),
    stakeMinor: integer().notNull(),
    validMinor: integer().notNull(),
    payoutMinor: integer().notNull(),
    /** Stake less payout: what the member lost. */
    lossMinor: integer().notNull(),
    bets: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.month, table.memberId] }),
    index('team_player_months_loss').on(table.agentId, table.month, table.lossMinor, table.memberId),
  ],
);

/** How many stand so far below an agent and always did; those with dates in the tree are counted when somebody asks. */
export const teamPeople = sqliteTable(
  'team_people',
  {
    agentId: text().notNull(),
    depth: integer().notNull(),
    isAgent: integer({ mode: 'boolean' }).notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.depth, table.isAgent] })],
);

/** When they joined, by day. */
export const teamJoins = sqliteTable(
  'team_joins',
  { agentId: text().notNull(), day: integer().notNull(), people: integer().notNull() },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);

/** What their main accounts held at the mark. */
export const teamBalances = sqliteTable('team_balances', {
  agentId: text().primaryKey(),
  balanceMinor: integer().notNull(),
});

/** How far slots were added to the teams': those before it, and whatever is booked into one of them later. One row. */
export const teamMark = sqliteTable('team_mark', {
  id: integer().primaryKey(),
  carriedTo: integer().notNull(),
  /** When the job runs that goes on; null: nothing waits. */
  dueAt: integer(),
});
