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
