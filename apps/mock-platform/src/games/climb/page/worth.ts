import type { Worth } from '../../page/odds';
import { type Rung, statedReturnPercent } from '../rungs';
import { shownOdds, shownPercent } from '../shown';

const NONE = { ways: 1n, of: 1n };

/** What a bet is worth whose win grows with each step; `volatility` from 1 to 5. */
export function worthOf(rungs: readonly Rung[], stakeMinor: number, volatility: number): Worth {
  const { chance, payoutMinor } = rungs.at(-1) ?? { chance: NONE, payoutMinor: 0 };
  return {
    // Of the first step: no further one is likelier.
    paidChance: shownPercent(rungs[0]?.chance ?? NONE),
    returnPercent: statedReturnPercent(rungs, stakeMinor),
    topWinMinor: payoutMinor,
    ...{ topChance: shownPercent(chance), topOdds: shownOdds(chance) },
    volatility,
  };
}
