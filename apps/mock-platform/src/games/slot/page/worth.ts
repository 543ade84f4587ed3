import { shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { statedRtpPercent } from '../exact';
import { FIGURES } from '../figures';
import { LINE_COUNT } from '../lines';
import type { SlotModel } from '../models';

/** Of what is rarer, no more is said beside the stake. */
const SHOWN_ODDS = 1_000_000;

/** What a spin is worth; the most that it pays is rarer than what is said. */
export function worthOf(model: SlotModel, lineStakeMinor: number): Omit<Worth, 'topOdds'> {
  const { maxWinStakes, volatility } = model;
  const { paidPercent, maxWinOdds } = FIGURES[model.id];
  return {
    returnPercent: statedRtpPercent(model),
    paidChance: paidPercent,
    topWinMinor: lineStakeMinor * LINE_COUNT * maxWinStakes,
    // The pay table says how much rarer.
    topChance: `<\u00a0${shownChance(1, Math.min(maxWinOdds, SHOWN_ODDS))}`,
    volatility,
  };
}
