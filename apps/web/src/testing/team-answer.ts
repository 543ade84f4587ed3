import type { TeamOverview, TeamPeriod } from '@tonalli/contracts/team/api';

const PERIOD: TeamPeriod = {
  newMembers: 1,
  activeMembers: 2,
  bets: 3,
  depositMinor: 20_000,
  withdrawalMinor: 5_000,
  stakeMinor: 50_000,
  validStakeMinor: 50_000,
  payoutMinor: 40_000,
  bonusMinor: 0,
  commissionMinor: 0,
  profitMinor: 10_000,
};

/** A small downline of two levels. */
export const TEAM: TeamOverview = {
  members: 3,
  agents: 1,
  balanceMinor: 123_450,
  totals: PERIOD,
  days: [
    { ...PERIOD, day: '2026-01-14' },
    { ...PERIOD, day: '2026-01-15', stakeMinor: 0, payoutMinor: 0, profitMinor: 0 },
  ],
  previous: { ...PERIOD, from: '2026-01-12', to: '2026-01-13', profitMinor: 4_000 },
  partialDay: '2026-01-15',
  asOf: '2026-01-15T18:00:00.000Z',
  levels: [
    { depth: 1, members: 2, agents: 1 },
    { depth: 2, members: 1, agents: 0 },
  ],
};
