import type { BaccaratConfig } from '@tonalli/contracts/games/baccarat';

/** The most on a spot: tie and pairs, which pay more, take less. */
export const spotLimitMinor = (
  spot: string,
  { maxStakeMinor, maxSideMinor }: Pick<BaccaratConfig, 'maxStakeMinor' | 'maxSideMinor'>,
): number => (spot === 'player' || spot === 'banker' ? maxStakeMinor : Math.min(maxStakeMinor, maxSideMinor));
