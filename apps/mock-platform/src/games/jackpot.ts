import type { DrawSource } from '../kernel/fairness';

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

/**
 * Whether a round wins the jackpot: the number that follows the round's own draws, below `stakePerWinMinor`, wins when it
 * is less than the stake. So the chance is stake / `stakePerWinMinor`, the same for every centavo, whatever the game.
 */
export function drawJackpot(random: DrawSource, { stakeMinor, stakePerWinMinor }: JackpotStake): JackpotDraw {
  const drawn = random.below(stakePerWinMinor);
  return { drawn, won: drawn < stakeMinor };
}
