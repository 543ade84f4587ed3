import { DICE_ROLLS, type DiceBet, type DiceChoice } from '@tonalli/contracts/games/dice';

export const wins = ({ side, target }: DiceChoice, roll: number): boolean =>
  side === 'under' ? roll < target : roll > target;

/** How many rolls win. */
export const winningRolls = ({ side, target }: DiceChoice): number =>
  side === 'under' ? target : DICE_ROLLS - 1 - target;

/** The choice of a side that so many rolls win. */
export const choiceOf = (side: DiceChoice['side'], winning: number): DiceChoice => ({
  side,
  target: side === 'under' ? winning : DICE_ROLLS - 1 - winning,
});

/** What a stake of 1 is paid, in ten-thousandths: return / chance, floored. 0 where no roll wins. */
export function multiplierX10000(choice: DiceChoice, rtpBp: number): number {
  const winning = winningRolls(choice);
  return winning > 0 ? Math.floor((rtpBp * DICE_ROLLS) / winning) : 0;
}

/** What a roll that wins pays, floored to the minor unit. */
export const winMinor = (bet: DiceBet, rtpBp: number): number =>
  Math.floor((bet.stakeMinor * multiplierX10000(bet, rtpBp)) / 10_000);

/** What a roll pays, with the stake; 0 when it does not win. */
export const payoutOf = (bet: DiceBet, roll: number, rtpBp: number): number =>
  wins(bet, roll) ? winMinor(bet, rtpBp) : 0;
