import { RANKS } from '@tonalli/contracts/games/cards';
import type { HiLoConfig } from '@tonalli/contracts/games/hi-lo';
import { multiplierX10000 } from './odds';

/** A pick that can lose wins on at most 12 of the 13 ranks. */
const MOST_WINNING = RANKS.length - 1;

/**
 * What comes back at least, in basis points and rounded down, whatever is picked and wherever the player stops. A cash-out
 * is worth the return on average, less than a ten-thousandth of the stake and a minor unit short of it, by the two floors.
 */
export function leastReturnBp(stakeMinor: number, rtpBp: number): number {
  const floorsMinor = MOST_WINNING * (stakeMinor + 10_000);
  return Math.floor((RANKS.length * rtpBp * stakeMinor - floorsMinor) / (RANKS.length * stakeMinor));
}

/** As people read it, such as `"96.89"` percent: never more than it is. */
export const statedReturnPercent = (stakeMinor: number, rtpBp: number): string =>
  (leastReturnBp(stakeMinor, rtpBp) / 100).toFixed(2);

/**
 * How likely the greatest win is at best: what a round pays on average is at most the return, so nobody reaches a payout more
 * often than return x stake / payout, however they play.
 */
export const greatestWinChance = (stakeMinor: number, { rtpBp, maxPayoutMinor }: HiLoConfig): number =>
  (rtpBp * stakeMinor) / (10_000 * maxPayoutMinor);

/** The greatest stake: within the limits, and so that the rarest pick on the first card can be paid. */
export const greatestStakeMinor = ({ rtpBp, maxStakeMinor, maxPayoutMinor }: HiLoConfig): number =>
  Math.min(maxStakeMinor, Math.floor(((maxPayoutMinor + 1) * 10_000 - 1) / multiplierX10000([1], rtpBp)));
