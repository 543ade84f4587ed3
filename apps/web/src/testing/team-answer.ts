import type { TeamOverview } from '@tonalli/contracts/team/api';

/** A small downline of two levels. */
export const TEAM: TeamOverview = {
  members: 3,
  agents: 1,
  newMembers: 1,
  activeMembers: 2,
  balanceMinor: 123_450,
  stakeMinor: 50_000,
  payoutMinor: 60_000,
  netMinor: 10_000,
  levels: [
    { depth: 1, members: 2, agents: 1 },
    { depth: 2, members: 1, agents: 0 },
  ],
};
