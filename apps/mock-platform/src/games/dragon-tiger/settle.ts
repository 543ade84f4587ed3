import type { DragonTigerBet, DragonTigerView } from '@tonalli/contracts/games/dragon-tiger';
import { type LineResult, lineResult, paid } from '../../wagering/settlement';
import { type Laid, outcomeOf, type Pair, payoutOf, spotOf } from './odds';

/** What a layout brings, spot by spot. What lies alike on dragon and tiger is no play. */
export function settle(laid: Laid, pair: Pair): LineResult[] {
  const outcome = outcomeOf(pair);
  const oppositeMinor = Math.min(laid.dragon ?? 0, laid.tiger ?? 0);
  return Object.entries(laid).map(([line, stakeMinor]) => {
    const payoutMinor = payoutOf(spotOf(line), stakeMinor, outcome);
    const isHalf = payoutMinor > 0 && payoutMinor < stakeMinor;
    const result = isHalf
      ? lineResult({ line, stakeMinor, payoutMinor, status: 'HALF_LOST' })
      : paid(line, stakeMinor, payoutMinor);
    const isOpposite = line === 'dragon' || line === 'tiger';
    return { ...result, validStakeMinor: Math.max(0, result.validStakeMinor - (isOpposite ? oppositeMinor : 0)) };
  });
}

/** An own bet as it is shown; without cards nothing of it is paid. */
export function viewOf({ round, spots }: DragonTigerBet, pair: Pair | null): DragonTigerView {
  const outcome = pair && outcomeOf(pair);
  return {
    ...{ round, dragon: pair?.dragon ?? null, tiger: pair?.tiger ?? null, winner: outcome?.winner ?? null },
    spots: Object.entries(spots).map(([id, stakeMinor]) => {
      const spot = spotOf(id);
      return { spot, stakeMinor, payoutMinor: outcome ? payoutOf(spot, stakeMinor, outcome) : 0 };
    }),
  };
}
