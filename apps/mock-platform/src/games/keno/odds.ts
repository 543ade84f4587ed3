import { KENO_DRAWN, KENO_NUMBERS } from '@tonalli/contracts/games/keno';
import type { DrawSource } from '../../kernel/fairness';

/** What a stake of 1 is paid in hundredths, by how many numbers were picked and how many of them were drawn. */
const PAYTABLE: readonly (readonly number[])[] = [
  [],
  [0, 380],
  [0, 50, 1_250],
  [0, 0, 250, 4_300],
  [0, 0, 150, 600, 12_000],
  [0, 0, 50, 320, 1_800, 48_000],
  [0, 0, 0, 200, 900, 7_000, 150_000],
  [0, 0, 0, 100, 450, 2_800, 20_000, 500_000],
  [100, 0, 0, 0, 200, 1_400, 8_000, 90_000, 1_500_000],
  [150, 0, 0, 0, 100, 600, 4_000, 28_000, 350_000, 3_000_000],
  [200, 0, 0, 0, 0, 400, 2_200, 13_000, 90_000, 500_000, 5_000_000],
];

/** What so many picks pay, by hits from 0 on, in hundredths of the stake. Throws `RangeError` for another number of picks. */
export function tableOf(picks: number): readonly number[] {
  const table = PAYTABLE[picks];
  if (!table || picks < 1) throw new RangeError(`nobody picks ${picks} numbers`);
  return table;
}

/** The order of draws: twenty, `below(80)` to `below(61)`, each the place among the numbers that are left, in ascending order. */
export function drawNumbers(draws: DrawSource): number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: KENO_DRAWN }, () => left.splice(draws.below(left.length), 1)).flat();
}

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

export const multiplierX100 = (picks: number, hits: number): number => tableOf(picks)[hits] ?? 0;

/** Floored to the minor unit. */
export const payoutOf = (stakeMinor: number, timesX100: number): number => Math.floor((stakeMinor * timesX100) / 100);

/** The most that so many picks pay, in hundredths of the stake. */
export const topX100 = (picks: number): number => Math.max(...tableOf(picks));
