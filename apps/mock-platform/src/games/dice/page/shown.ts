import { DICE_ROLLS, type DiceBet, type DiceChoice } from '@tonalli/contracts/games/dice';
import type { Worth } from '../../page/odds';
import { exactReturn, statedReturnPercent } from '../exact';
import { winningRolls } from '../odds';

/** A roll or target as people read it: 0 to 9,999 as `0.00` to `99.99`. */
export const shownRoll = (roll: number): string => (roll / 100).toFixed(2);

/** The chance to win, in percent: `49.50`. */
export const shownChance = (choice: DiceChoice): string => ((winningRolls(choice) * 100) / DICE_ROLLS).toFixed(2);

export const shownMultiplier = (multiplierX10000: number): string => (multiplierX10000 / 10_000).toFixed(4);

/** The return over the chance, as a quotient that is cut and not rounded: `1.021052…`, and `2` where that is all of it. */
export function shownQuotient(rtpBp: number, choice: DiceChoice): string {
  const millionths = (rtpBp * 1_000_000) / winningRolls(choice);
  const isWhole = Number.isInteger(millionths);
  return isWhole ? String(millionths / 1_000_000) : `${(Math.floor(millionths) / 1_000_000).toFixed(6)}…`;
}

/** How much a bet swings, from 1 to 5: the more the less likely it wins. */
const volatilityOf = (choice: DiceChoice): number =>
  1 + [7_000, 3_500, 1_000, 100].filter((atMost) => winningRolls(choice) <= atMost).length;

export const worthOf = (bet: DiceBet, rtpBp: number): Worth => ({
  returnPercent: statedReturnPercent(bet, rtpBp),
  paidChance: shownChance(bet),
  topWinMinor: exactReturn(bet, rtpBp).maxWinMinor,
  topChance: shownChance(bet),
  topOdds: [winningRolls(bet), DICE_ROLLS].map((rolls) => rolls.toLocaleString('en-US')).join('\u00a0/\u00a0'),
  volatility: volatilityOf(bet),
});
