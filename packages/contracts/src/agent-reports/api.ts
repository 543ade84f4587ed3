import { z } from 'zod';
import type { ContractKind } from '../agent-contracts/kinds';
import { MAX_PAGE_SIZE } from '../constants';
import type { GameType } from '../lobby/wire';
import { ReportDay } from '../records/wire';
import { BETTING_COLUMNS, INCOME_KINDS, type IncomeState, type LossOrder, MOVEMENT_GROUPS } from './columns';
import type { IncomeKind, TeamMovement } from './wire';

const MemberId = z.string().regex(/^M\d{6,12}$/);
const paged = {
  /** What the page before said comes next. */
  after: z
    .string()
    .regex(/^-?\d{1,16}:\w{1,16}$/)
    .optional(),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
};
const days = { from: ReportDay, to: ReportDay };

const betting = {
  of: MemberId.optional(),
  ...days,
  kind: z.enum(['agents', 'players']).optional(),
  name: z.string().trim().min(1).max(32).optional(),
  sort: z.enum(BETTING_COLUMNS),
  order: z.enum(['asc', 'desc']),
};
export const TeamBettingInput = z.strictObject({ ...betting, ...paged });
export const ExportTeamBettingInput = z.strictObject(betting);

const losses = { of: MemberId.optional(), ...days, order: z.enum(['losers', 'winners']) };
export const PlayerLossesInput = z.strictObject({
  ...losses,
  ...paged,
  after: z
    .string()
    .regex(/^(-?\d{1,16}:)?M\d{6,12}$/)
    .optional(),
});
export const ExportPlayerLossesInput = z.strictObject(losses);

export const AgentIncomeInput = z.strictObject(days);

const movements = {
  of: MemberId.optional(),
  group: z.enum(MOVEMENT_GROUPS).optional(),
  /** Of the own account only. */
  kind: z.enum(INCOME_KINDS).optional(),
  ...days,
};
export const TeamMovementsInput = z.strictObject({ ...movements, ...paged });
export const ExportTeamMovementsInput = z.strictObject(movements);

/** A page of a list that goes on behind its last row. */
export interface Following<Row> {
  /** The way from the agent (left out) down to whom the report is of. */
  path: { memberId: string; name: string }[];
  rows: Row[];
  next: string | null;
  /** ISO 8601: up to when everything is counted. */
  asOf: string;
}

export interface BettingFigures {
  bets: number;
  stakeMinor: number;
  validStakeMinor: number;
  payoutMinor: number;
  ggrMinor: number;
  rebateMinor: number;
  bonusMinor: number;
  ngrMinor: number;
  depositMinor: number;
  withdrawalMinor: number;
}

export interface BettingRow extends BettingFigures {
  memberId: string;
  name: string;
  isAgent: boolean;
  active: number | null;
  joined: number | null;
  balanceMinor: number | null;
}

export interface TeamBetting extends Following<BettingRow> {
  own: BettingFigures | null;
  totals: BettingFigures;
}

export interface PlayerFigures {
  bets: number;
  stakeMinor: number;
  validStakeMinor: number;
  payoutMinor: number;
  /** Above zero: the house won. */
  lossMinor: number;
}

export interface PlayerLossRow extends PlayerFigures {
  memberId: string;
  name: string;
}

export interface PlayerLosses extends Following<PlayerLossRow> {
  /** `account`: too many played in a range that is no month. A page may then be shorter than was asked for. */
  orderedBy: LossOrder;
  totals: PlayerFigures;
}

export interface TeamMovementRow extends Omit<TeamMovement, 'amount'> {
  amountMinor: number;
}

export interface TeamMovements extends Following<TeamMovementRow> {
  totals: { rows: number; inMinor: number; outMinor: number; netMinor: number };
}

export interface AgentIncomeTotal {
  kind: IncomeKind;
  amountMinor: number;
  movements: number;
}

export interface AgentIncomeRow extends AgentIncomeTotal {
  day: string;
  state: IncomeState;
  /** Where it comes from bills: of one, which. */
  bills: { kind: ContractKind; bills: number; billId: string | null }[];
}

/** What an agent was paid as one, and is still owed. */
export interface AgentIncome {
  /** The newest day first. */
  rows: AgentIncomeRow[];
  totals: AgentIncomeTotal[];
  totalMinor: number;
  /** Accrued or owed. */
  pendingMinor: number;
  /** Rebates of the bets of these days. */
  rebates: { category: GameType; amountMinor: number }[];
  asOf: string;
}
