import type { DragonTigerConfig } from '@tonalli/contracts/games/dragon-tiger';

/** The most on a spot: ties, which pay more, take less. */
export const spotLimitMinor = (
  spot: string,
  { maxStakeMinor, maxSideMinor }: Pick<DragonTigerConfig, 'maxStakeMinor' | 'maxSideMinor'>,
): number => (spot === 'dragon' || spot === 'tiger' ? maxStakeMinor : Math.min(maxStakeMinor, maxSideMinor));
