import { z } from 'zod';
import { ReportDay } from '../records/wire';

export type { Consolidated, ContractRequest } from './wire';

/** Both included, `REPORT_MAX_RANGE_DAYS` at most. */
export const TeamOverviewInput = z.strictObject({ from: ReportDay, to: ReportDay });

/** What the downline did in a period, by the operator's words of `wire.ts`. */
export interface TeamPeriod {
  newMembers: number;
  activeMembers: number;
  bets: number;
  depositMinor: number;
  withdrawalMinor: number;
  stakeMinor: number;
  validStakeMinor: number;
  payoutMinor: number;
  bonusMinor: number;
  commissionMinor: number;
  /** Above zero: the house won. */
  profitMinor: number;
}

export interface TeamOverview {
  members: number;
  agents: number;
  balanceMinor: number;
  levels: { depth: number; members: number; agents: number }[];
  totals: TeamPeriod;
  days: (TeamPeriod & { day: string })[];
  previous: TeamPeriod & { from: string; to: string };
  /** The day that is not over yet, where it is one of the range. */
  partialDay: string | null;
  /** ISO 8601: up to when everything is counted. */
  asOf: string;
}
