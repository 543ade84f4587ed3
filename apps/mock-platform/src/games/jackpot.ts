import type { DrawSource } from '../kernel/fairness';
import { wideBelow } from '../kernel/wide-draw';

export interface JackpotStake {
  readonly stakeMinor: number;
  /** On average so much is staked for each jackpot that is won. */
  readonly stakePerWinMinor: number;
}

export interface JackpotDraw {
  /** 0 or more, below `stakePerWinMinor`. */
  readonly drawn: number;
  readonly won: boolean;
}

/** The most that one word of the stream can be drawn below. */
const WORD = 2 ** 32;

/**
 * Whether a round wins the jackpot: the number that follows the round's own draws, below `stakePerWinMinor`, wins when it
 * is less than the stake. So the chance is stake / `stakePerWinMinor`, the same for every centavo, whatever the game. A bound
 * above one word takes two; all others are drawn as they always were, so that every round that was ever played can be verified.
 */
export function drawJackpot(random: DrawSource, { stakeMinor, stakePerWinMinor }: JackpotStake): JackpotDraw {
  const drawn = stakePerWinMinor > WORD ? wideBelow(random, stakePerWinMinor) : random.below(stakePerWinMinor);
  return { drawn, won: drawn < stakeMinor };
}
