import { DICE_ROLLS, type DiceBet } from '@tonalli/contracts/games/dice';
import { winMinor, winningRolls } from './odds';

/** What a bet is worth, as exact fractions: every roll is equally likely. */
export interface ExactReturn {
  /** Of `DICE_ROLLS` rolls, so many win: the chance of a hit, and of the greatest win, which is the only one. */
  readonly winning: number;
  /** Returned in the long run: `paidMinor / stakedMinor`, over one of each roll. */
  readonly paidMinor: number;
  readonly stakedMinor: number;
  /** The most that the bet pays, stake included. */
  readonly maxWinMinor: number;
}

/** The return of a bet after its multiplier and its payout are floored. */
export function exactReturn(bet: DiceBet, rtpBp: number): ExactReturn {
  const winning = winningRolls(bet);
  const maxWinMinor = winMinor(bet, rtpBp);
  return { winning, paidMinor: winning * maxWinMinor, stakedMinor: DICE_ROLLS * bet.stakeMinor, maxWinMinor };
}

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (bet: DiceBet, rtpBp: number): number => {
  const { paidMinor, stakedMinor } = exactReturn(bet, rtpBp);
  return 10_000 - Math.floor((paidMinor * 10_000) / stakedMinor);
};

/** The stated return of a bet as people read it, such as `"96.99"` percent: never more than it is. */
export function statedReturnPercent(bet: DiceBet, rtpBp: number): string {
  const { paidMinor, stakedMinor } = exactReturn(bet, rtpBp);
  return (Math.floor((paidMinor * 10_000) / stakedMinor) / 100).toFixed(2);
}
