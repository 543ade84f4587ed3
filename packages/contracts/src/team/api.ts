import { z } from 'zod';

export type { Consolidated, ContractRequest } from './wire';

export const TeamOverviewInput = z.strictObject({
  /** From (inclusive) and to (exclusive), ISO 8601 UTC, at most `REPORT_MAX_RANGE_DAYS` apart. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});

export interface TeamOverview {
  members: number;
  agents: number;
  newMembers: number;
  activeMembers: number;
  balanceMinor: number;
  stakeMinor: number;
  payoutMinor: number;
  /** Payout less stake, as the downline sees it. */
  netMinor: number;
  levels: { depth: number; members: number; agents: number }[];
}
