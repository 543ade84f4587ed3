import type {
  BettingFigures,
  BettingRow,
  PlayerFigures,
  PlayerLossRow,
  TeamMovementRow,
} from '@tonalli/contracts/agent-reports/api';
import type * as wire from '@tonalli/contracts/agent-reports/wire';

export const toBettingFigures = (of: wire.BettingFigures): BettingFigures => ({
  bets: of.bets,
  stakeMinor: of.stake,
  validStakeMinor: of.validStake,
  payoutMinor: of.payout,
  ggrMinor: of.ggr,
  rebateMinor: of.rebate,
  bonusMinor: of.bonus,
  ngrMinor: of.ngr,
  depositMinor: of.deposit,
  withdrawalMinor: of.withdrawal,
});

export const toBettingRow = (row: wire.BettingRow): BettingRow => ({
  ...{ memberId: row.memberId, name: row.name, isAgent: row.isAgent },
  ...{ active: row.active, joined: row.joined, balanceMinor: row.balance },
  ...toBettingFigures(row),
});

export const toPlayerFigures = (of: Omit<wire.PlayerLoss, 'memberId' | 'name'>): PlayerFigures => ({
  bets: of.bets,
  stakeMinor: of.stake,
  validStakeMinor: of.validStake,
  payoutMinor: of.payout,
  lossMinor: of.loss,
});

export const toPlayerRow = (row: wire.PlayerLoss): PlayerLossRow => ({
  ...{ memberId: row.memberId, name: row.name },
  ...toPlayerFigures(row),
});

export const toMovementRow = ({ amount, ...row }: wire.TeamMovement): TeamMovementRow => ({
  ...row,
  amountMinor: amount,
});
