import { DICE_ROLLS, type DiceChoice, type DiceConfig } from '@tonalli/contracts/games/dice';
import { choiceOf, multiplierX10000, winningRolls } from './odds';

/** The most rolls that a bet can be on for the least stake to win anything at all. */
function mostWinning({ rtpBp, minStakeMinor }: DiceConfig): number {
  const leastX10000 = Math.ceil(((minStakeMinor + 1) * 10_000) / minStakeMinor);
  return Math.min(DICE_ROLLS - 1, Math.floor((rtpBp * DICE_ROLLS) / leastX10000));
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The choice of a side nearest to so many winning rolls. */
export const withWinning = (side: DiceChoice['side'], winning: number, config: DiceConfig): DiceChoice =>
  choiceOf(side, within(Math.round(winning), 1, mostWinning(config)));

/** The choice of a side nearest to a target. */
export const withTarget = ({ side, target }: DiceChoice, config: DiceConfig): DiceChoice =>
  withWinning(side, winningRolls({ side, target: Math.round(target) }), config);

/** The choice of a side that pays at least this, if any does. */
export const withMultiplier = (side: DiceChoice['side'], multiplier: number, config: DiceConfig): DiceChoice =>
  // A hair is added, since a product such as 1.94 x 10,000 may come out below the whole number.
  withWinning(side, Math.floor((config.rtpBp * DICE_ROLLS) / (multiplier * 10_000) + 1e-9), config);

/** As likely to win on the other side. */
export const otherSide = (choice: DiceChoice): DiceChoice =>
  choiceOf(choice.side === 'under' ? 'over' : 'under', winningRolls(choice));

/** The greatest stake on a choice: within the limits, and so that no win goes beyond the most that is paid. */
export const greatestStakeMinor = (choice: DiceChoice, config: DiceConfig): number =>
  Math.min(
    config.maxStakeMinor,
    Math.floor(((config.maxPayoutMinor + 1) * 10_000 - 1) / multiplierX10000(choice, config.rtpBp)),
  );
