import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { PersonalProfit, ProfitFigures } from '@tonalli/contracts/records/api';
import type { fetchProfit, Profit } from '@tonalli/contracts/records/wire';

function toFigures({ deposit, withdrawal, stake, payout, bonus, fee, net }: Profit): ProfitFigures {
  return {
    depositMinor: deposit,
    withdrawalMinor: withdrawal,
    stakeMinor: stake,
    payoutMinor: payout,
    bonusMinor: bonus,
    feeMinor: fee,
    netMinor: net,
  };
}

export function toPersonalProfit({ days, games, totals, previous }: ValueOf<typeof fetchProfit>): PersonalProfit {
  return {
    days: days.map(({ day, ...profit }) => ({ day, ...toFigures(profit) })),
    games: games.map(({ gameType, bets, stake, payout, net }) => {
      return { type: gameType, bets, stakeMinor: stake, payoutMinor: payout, netMinor: net };
    }),
    totals: toFigures(totals),
    previous: { from: previous.from, to: previous.to, totals: toFigures(previous.totals) },
  };
}
