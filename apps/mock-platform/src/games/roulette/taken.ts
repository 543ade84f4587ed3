import type { RouletteConfig } from '@tonalli/contracts/games/roulette';
import { GameRefusal } from '../../wagering/refusal';
import { type Laid, laidMinor, payoutsOf, spotLimitMinor } from './settle';
import { SPOTS } from './spots';

/** One pocket of 37, in basis points, rounded up. */
export const EDGE_BP = 271;

/** Refuses a layout with chips on what is no spot, or beyond a limit of a spot, of the table, or of what is paid. */
export function assertTaken(laid: Laid, config: RouletteConfig): void {
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = config;
  const entries = Object.entries(laid);
  if (entries.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  for (const [id, stakeMinor] of entries) {
    const spot = SPOTS.get(id);
    if (!spot) throw new GameRefusal('BET_INVALID', 'no such spot');
    const isBeyond = stakeMinor < minStakeMinor || stakeMinor > spotLimitMinor(spot, config);
    if (isBeyond) throw new GameRefusal('STAKE_INVALID', id);
  }
  if (laidMinor(laid) > maxStakeMinor || Math.max(...payoutsOf(laid)) > maxPayoutMinor) {
    throw new GameRefusal('STAKE_INVALID');
  }
}
