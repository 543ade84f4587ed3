import {
  LIMBO_DRAWS,
  LIMBO_LEAST_X100,
  LIMBO_MOST_X100,
  type LimboBet,
  type LimboChoice,
} from '@tonalli/contracts/games/limbo';

/**
 * The multiplier of a draw, in hundredths: return * 2^32 / (2^32 - draw), floored, from 1.00 on and cut at the greatest. Whole
 * numbers below 2^53 are divided, and quotients that are not whole differ from whole ones by more than a double rounds.
 */
export function resultX100(draw: number, rtpBp: number): number {
  const drawn = Math.floor((rtpBp * LIMBO_DRAWS) / (100 * (LIMBO_DRAWS - draw)));
  return Math.min(LIMBO_MOST_X100, Math.max(LIMBO_LEAST_X100, drawn));
}

export const wins = ({ targetX100 }: LimboChoice, result: number): boolean => result >= targetX100;

/** Of 2^32 draws so many reach a target: the last ones. */
export const winningDraws = ({ targetX100 }: LimboChoice, rtpBp: number): number =>
  Math.floor((rtpBp * LIMBO_DRAWS) / (100 * targetX100));

/** What a result that wins pays, floored to the minor unit. */
export const winMinor = ({ targetX100, stakeMinor }: LimboBet): number => Math.floor((stakeMinor * targetX100) / 100);

/** What a result pays, with the stake; 0 when it does not reach the target. */
export const payoutOf = (bet: LimboBet, result: number): number => (wins(bet, result) ? winMinor(bet) : 0);
