import { RANKS } from '@tonalli/contracts/games/cards';
import type { HiLoSide } from '@tonalli/contracts/games/hi-lo';

export const wins = (side: HiLoSide, from: number, to: number): boolean =>
  side === 'higher' ? to >= from : to <= from;

/** Of the 13 ranks, equally likely, so many win: an equal one does on both sides. */
export const winningRanks = (side: HiLoSide, rank: number): number =>
  side === 'higher' ? RANKS.length - rank : rank + 1;

/**
 * What a stake of 1 is paid after picks of which so many ranks won each, in ten-thousandths: the return once, times 13 over
 * each of them, floored at the end alone. Without a pick the stake comes back.
 */
export function multiplierX10000(winning: readonly number[], rtpBp: number): number {
  if (winning.length === 0) return 10_000;
  let above = BigInt(rtpBp);
  let below = 1n;
  for (const ranks of winning) {
    above *= BigInt(RANKS.length);
    below *= BigInt(ranks);
  }
  return Number(above / below);
}

/** What a cash-out pays, floored to the minor unit. */
export const payoutOf = (stakeMinor: number, timesX10000: number): number =>
  Math.floor((stakeMinor * timesX10000) / 10_000);
