import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, SignedMoney } from '../money';
import { ReportDay } from '../records/wire';

const Count = z.int().min(0);

/** How many of the downline stand so many steps below the agent. */
export const TeamLevel = z.object({ depth: z.int().min(1), members: Count, agents: Count });
export type TeamLevel = z.infer<typeof TeamLevel>;

/** What the downline moved and played. A withdrawal that was given back counts against the withdrawals. */
export const TeamFigures = z.object({
  deposit: SignedMoney,
  withdrawal: SignedMoney,
  bets: z.int(),
  stake: SignedMoney,
  validStake: SignedMoney,
  /** Below zero where corrections took back more than was paid. */
  payout: SignedMoney,
  bonus: SignedMoney,
  /** Rebates, salaries and dividends that the downline was paid. */
  commission: SignedMoney,
  /** Stake less payout, bonus and commission. Above zero: the house won. */
  profit: SignedMoney,
});
export type TeamFigures = z.infer<typeof TeamFigures>;

const TeamPeriod = TeamFigures.extend({
  /** Members and agents who joined. */
  newMembers: Count,
  /** Members and agents who had a real bet settled, each counted once. */
  activeMembers: Count,
});

export const fetchTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_overview',
  summary: "The agent's own downline: who belongs to it, what it holds, and what it did in a range of days",
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** Both included, `REPORT_MAX_RANGE_DAYS` at most. */
    from: ReportDay,
    to: ReportDay,
  }),
  /** The agent is not part of any of it; trial accounts and trial bets count nowhere. People are those of now, play is of whoever stood below then. */
  value: z.object({
    members: Count,
    agents: Count,
    /** What all main wallets hold now. */
    balance: Money,
    /** From the agent's own down; a level without anybody is left out. */
    levels: z.array(TeamLevel),
    totals: TeamPeriod,
    /** Every day of the range, the first one first. */
    days: z.array(TeamPeriod.extend({ day: z.iso.date() })),
    /** As many days right before. */
    previous: TeamPeriod.extend({ from: z.iso.date(), to: z.iso.date() }),
    /** The day that is not over yet, where it is one of the range. */
    partialDay: z.iso.date().nullable(),
    /** Up to when everything is counted. */
    asOf: z.iso.datetime(),
  }),
});

/** What waits for the member in one kind of contract. `0`: nothing, `1`: an offer, `2`: the other side asks to end it. */
export const ContractRequest = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ContractRequest = z.infer<typeof ContractRequest>;

/** What somebody's contracts say to the agents' centre, by kind: dividend, daily, hourly and real-time salary. */
export const Consolidated = z.object({
  /** Which pages of contracts the agents' centre has. */
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  agentRealtimeSalary: z.boolean(),
  divtypereq: ContractRequest,
  dailysalreqtype: ContractRequest,
  contracthoursalreq: ContractRequest,
  realtimesalreqtype: ContractRequest,
  /** Bills that the member has not looked at, of each kind. */
  unreadBills: z.object({ dividend: Count, daily: Count, hourly: Count, realtime: Count }),
});
export type Consolidated = z.infer<typeof Consolidated>;

export const fetchConsolidated = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'Which kinds of contract the member may have, and what waits for them in each',
  token: 'required',
  module: 'AGENTPOLICY3',
  request: z.strictObject({}),
  value: Consolidated,
});
