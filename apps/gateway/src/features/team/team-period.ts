import type { TeamPeriod } from '@tonalli/contracts/team/api';
import type { TeamFigures } from '@tonalli/contracts/team/wire';

export const toPeriod = (of: TeamFigures & Pick<TeamPeriod, 'newMembers' | 'activeMembers'>): TeamPeriod => ({
  ...{ newMembers: of.newMembers, activeMembers: of.activeMembers, bets: of.bets },
  depositMinor: of.deposit,
  withdrawalMinor: of.withdrawal,
  stakeMinor: of.stake,
  validStakeMinor: of.validStake,
  payoutMinor: of.payout,
  bonusMinor: of.bonus,
  commissionMinor: of.commission,
  profitMinor: of.profit,
});
