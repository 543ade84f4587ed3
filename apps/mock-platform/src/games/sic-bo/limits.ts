import type { SicBoConfig } from '@tonalli/contracts/games/sic-bo';

const EVEN_CHANCES: ReadonlySet<string> = new Set(['small', 'big', 'odd', 'even']);

/** The most on a spot: what pays more than its stake takes less. */
export const spotLimitMinor = (
  spot: string,
  { maxStakeMinor, maxSideMinor }: Pick<SicBoConfig, 'maxStakeMinor' | 'maxSideMinor'>,
): number => (EVEN_CHANCES.has(spot) ? maxStakeMinor : Math.min(maxStakeMinor, maxSideMinor));
