import type { Worth } from '../../page/instant/family';
import { type Rung, statedReturnPercent } from '../rungs';
import { shownOdds, shownPercent } from '../shown';

/** What a bet is worth whose win grows with each step; `volatility` from 1 to 5. */
export function worthOf(rungs: readonly Rung[], stakeMinor: number, volatility: number): Worth {
  const { chance, payoutMinor } = rungs.at(-1) ?? { chance: { ways: 0n, of: 1n }, payoutMinor: 0 };
  return {
    returnPercent: statedReturnPercent(rungs, stakeMinor),
    topWinMinor: payoutMinor,
    ...{ topChance: shownPercent(chance), topOdds: shownOdds(chance) },
    volatility,
  };
}
