import { LIMBO_DRAWS, type LimboBet } from '@tonalli/contracts/games/limbo';
import type { Worth } from '../../page/odds';
import { shownChance } from '../choosing';
import { exactReturn, statedReturnPercent } from '../exact';

/** As people read it: `1,250.00×`. */
export const shownMultiplier = (multiplierX100: number): string =>
  `${(multiplierX100 / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;

export function worthOf(bet: LimboBet, rtpBp: number): Worth {
  const { winning, maxWinMinor } = exactReturn(bet, rtpBp);
  return {
    returnPercent: statedReturnPercent(bet, rtpBp),
    paidChance: shownChance(winning),
    topWinMinor: maxWinMinor,
    topChance: shownChance(winning),
    topOdds: [winning, LIMBO_DRAWS].map((count) => count.toLocaleString('en-US')).join('\u00a0/\u00a0'),
    // The more the higher the target.
    volatility: 1 + [140, 280, 1_000, 10_000].filter((least) => bet.targetX100 >= least).length,
  };
}
