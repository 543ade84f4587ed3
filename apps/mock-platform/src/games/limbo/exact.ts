import { LIMBO_DRAWS, type LimboBet } from '@tonalli/contracts/games/limbo';
import { winMinor, winningDraws } from './odds';

/** What a bet is worth, as exact fractions: every draw is equally likely. */
export interface ExactReturn {
  /** Of 2^32 draws, so many win: the chance of a hit, and of the greatest win, which is the only one. */
  readonly winning: number;
  /** Returned in the long run: `paidMinor / stakedMinor`, over one of each draw. */
  readonly paidMinor: bigint;
  readonly stakedMinor: bigint;
  /** The most that the bet pays, stake included. */
  readonly maxWinMinor: number;
}

/** The return of a bet after its multiplier and its payout are floored. */
export function exactReturn(bet: LimboBet, rtpBp: number): ExactReturn {
  const winning = winningDraws(bet, rtpBp);
  const maxWinMinor = winMinor(bet);
  return {
    ...{ winning, maxWinMinor },
    paidMinor: BigInt(winning) * BigInt(maxWinMinor),
    stakedMinor: BigInt(LIMBO_DRAWS) * BigInt(bet.stakeMinor),
  };
}

const returnBp = (bet: LimboBet, rtpBp: number): number => {
  const { paidMinor, stakedMinor } = exactReturn(bet, rtpBp);
  return Number((paidMinor * 10_000n) / stakedMinor);
};

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (bet: LimboBet, rtpBp: number): number => 10_000 - returnBp(bet, rtpBp);

/** The stated return of a bet as people read it, such as `"96.99"` percent: never more than it is. */
export const statedReturnPercent = (bet: LimboBet, rtpBp: number): string => (returnBp(bet, rtpBp) / 100).toFixed(2);
