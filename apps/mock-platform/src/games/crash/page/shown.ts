import { CRASH_DRAWS, type CrashBet, type CrashConfig } from '@tonalli/contracts/games/crash';
import { shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { exactReturn, statedReturnPercent } from '../exact';
import { endX100 } from '../odds';

/** As people read it: `1,250.00×`. */
export const shownMultiplier = (multiplierX100: number): string =>
  `${(multiplierX100 / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;

/** How high it went, for colours beside the number. */
export function heightOf(bustX100: number): 'low' | 'middle' | 'high' | 'highest' {
  if (bustX100 < 200) return 'low';
  if (bustX100 < 1_000) return 'middle';
  return bustX100 < 10_000 ? 'high' : 'highest';
}

export type Choice = Omit<CrashBet, 'round'>;

/** Of a bet left to its target, or to the most that it may be paid. */
export function worthOf(choice: Choice, config: CrashConfig): Worth {
  const { winning, winMinor } = exactReturn(choice, config);
  const chance = shownChance(winning, CRASH_DRAWS);
  const end = endX100(choice, config);
  return {
    returnPercent: statedReturnPercent(choice, config),
    paidChance: chance,
    topWinMinor: winMinor,
    topChance: chance,
    topOdds: [winning, CRASH_DRAWS].map((count) => count.toLocaleString('en-US')).join('\u00a0/\u00a0'),
    // The more the further it is to fly.
    volatility: 1 + [140, 280, 1_000, 10_000].filter((least) => end >= least).length,
  };
}
