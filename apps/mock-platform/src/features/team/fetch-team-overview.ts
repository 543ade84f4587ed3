import { REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import { isAgentType, isBackOfficeType, isTrialType } from '@tonalli/contracts/session/wire';
import type { fetchTeamOverview as endpoint, TeamLevel } from '@tonalli/contracts/team/wire';
import { type DownlineRow, downlineRepository } from '../../people/downline.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { playedBelow } from '../../wagering/played';
import { teamRepository } from './team.repository';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What the agent's own downline is, holds and bet in a range (AG-02, AG-06). Amounts in minor units. */
export const fetchTeamOverview: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const from = Date.parse(input.from);
  const to = Date.parse(input.to);
  if (!(from < to) || to - from > REPORT_MAX_RANGE_DAYS * DAY_MS) throw new PlatformFailure('INVALID_REQUEST');
  const below = { agentId: member.id, now: world.clock.now() };
  const people = downlineRepository(world)
    .people({ ...below, from, to })
    .filter(({ type }) => !isTrialType(type) && !isBackOfficeType(type));
  const levels = toLevels(people);
  const { activeMembers, stakeMinor, payoutMinor } = playedBelow(world, member.id, { from, to });
  return {
    members: sum(levels.map(({ members }) => members)),
    agents: sum(levels.map(({ agents }) => agents)),
    newMembers: sum(people.map(({ joined }) => joined)),
    activeMembers,
    balance: teamRepository(world).balanceMinor(below),
    stake: stakeMinor,
    payout: payoutMinor,
    net: payoutMinor - stakeMinor,
    levels,
  };
};

/** One row a depth, in the order in which the depths come. */
function toLevels(rows: readonly DownlineRow[]): TeamLevel[] {
  const byDepth = new Map<number, TeamLevel>();
  for (const { depth, type, people } of rows) {
    const level = byDepth.get(depth) ?? { depth, members: 0, agents: 0 };
    byDepth.set(depth, level);
    if (isAgentType(type)) level.agents += people;
    else level.members += people;
  }
  return [...byDepth.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
