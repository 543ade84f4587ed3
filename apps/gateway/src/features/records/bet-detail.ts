import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { BetDetail } from '@tonalli/contracts/records/api';
import type { fetchBetDetail } from '@tonalli/contracts/records/wire';
import { toBetRow } from './bet-row';

type WireDetail = ValueOf<typeof fetchBetDetail>;

export function toBetDetail(bet: WireDetail): BetDetail {
  return {
    ...toBetRow(bet),
    balanceAfterMinor: bet.balanceAfter,
    isCorrected: bet.isCorrected === true,
    fairness: bet.fairness,
    outcome: toOutcome(bet.outcome),
  };
}

function toOutcome(outcome: WireDetail['outcome']): BetDetail['outcome'] {
  if (outcome.kind !== 'slot') return outcome;
  const { kind, lineStake, lines, spins, symbols } = outcome;
  return {
    kind,
    lineStakeMinor: lineStake,
    lines,
    symbols,
    spins: spins.map(({ payout, wins, ...spin }) => ({
      ...spin,
      wins: wins.map(({ payout: lineShare, ...win }) => ({ ...win, payoutMinor: lineShare })),
      payoutMinor: payout,
    })),
  };
}
