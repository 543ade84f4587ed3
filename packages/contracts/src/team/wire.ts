import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, SignedMoney } from '../money';

const Count = z.int().min(0);

/** How many of the downline stand so many steps below the agent. */
export const TeamLevel = z.object({ depth: z.int().min(1), members: Count, agents: Count });
export type TeamLevel = z.infer<typeof TeamLevel>;

export const fetchTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_overview',
  summary: "The agent's own downline: who belongs to it, what it holds, and what it bet in a time range",
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** From (inclusive) and to (exclusive), at most `REPORT_MAX_RANGE_DAYS` apart. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  /** The agent is not part of any of it; trial accounts and trial bets count nowhere. */
  value: z.object({
    members: Count,
    agents: Count,
    /** Members and agents who joined in the range. */
    newMembers: Count,
    /** Members and agents with at least one real bet in the range. */
    activeMembers: Count,
    /** What all main wallets hold now. */
    balance: Money,
    /** Real bets of the range; a cancelled one is none. */
    stake: Money,
    /** Below zero where corrections took back more than was paid. */
    payout: SignedMoney,
    /** Payout less stake: what the downline won or lost. */
    net: SignedMoney,
    /** From the agent's own down; a level without anybody is left out. */
    levels: z.array(TeamLevel),
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
  /** Bills that the member has not looked at. */
  unreadBills: Count,
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
