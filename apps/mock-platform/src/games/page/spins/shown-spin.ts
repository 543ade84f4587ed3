import type { ShownWin } from '../reels/types';

/** A win of a spin as the board lights it, and in words. */
export interface SpinWin extends ShownWin {
  readonly text: string;
}

/** A spin as the board shows it. Amounts are of the whole spin. */
export interface ShownSpin {
  /** By reel from left to right, each its symbols from top to bottom, a letter each. */
  readonly reels: readonly string[];
  readonly wins: readonly SpinWin[];
  readonly paidMinor: number;
  readonly freeSpinsWon: number;
}

const SCATTER = 'S';

/** Reels that keep the player waiting: those after the second scatter, since a third can still come. */
export const waitedFor = (reels: readonly string[]): readonly number[] => {
  const before = (reel: number) => reels.slice(0, reel).filter((column) => column.includes(SCATTER)).length;
  return reels.flatMap((_, reel) => (before(reel) >= 2 ? [reel] : []));
};

/** How many free spins there are by now: those of the spins that were shown. */
export const freeSpinsAfter = (spins: readonly ShownSpin[], shown: number): number =>
  spins.slice(0, shown + 1).reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0);
