import type { Jackpot } from '@tonalli/contracts/content/api';
import type { fetchJackpot } from '@tonalli/contracts/content/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';

export function toJackpot({ kind, amount, at, lastWon, terms }: ValueOf<typeof fetchJackpot>): Jackpot {
  return {
    kind: kind === 'PROGRESSIVE' ? 'progressive' : 'ticker',
    amountMinor: amount,
    at,
    lastWon: lastWon && { playerName: lastWon.customerName, amountMinor: lastWon.amount, at: lastWon.at },
    terms: terms && {
      contributionBasisPoints: terms.contributionBasisPoints,
      stakePerWinMinor: terms.stakePerWin,
      seedMinor: terms.seed,
    },
  };
}
