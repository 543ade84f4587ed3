import { POCKETS } from '../spots';

/** The pockets as they lie on the wheel, clockwise from the zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const CALLS = ['voisins', 'orphelins', 'tiers', 'zero'] as const;
export type Call = (typeof CALLS)[number];

/** The spots of each call; a spot that takes two chips stands twice. */
export const CALL_SPOTS: Readonly<Record<Call, readonly string[]>> = {
  voisins: [
    ...['trio:0-2-3', 'trio:0-2-3', 'split:4-7', 'split:12-15', 'split:18-21', 'split:19-22', 'split:32-35'],
    ...['corner:25-26-28-29', 'corner:25-26-28-29'],
  ],
  orphelins: ['straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'],
  tiers: ['split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'],
  zero: ['split:0-3', 'split:12-15', 'straight:26', 'split:32-35'],
};

/** A number and the two on each side of it on the wheel. */
export function neighboursOf(number: number): readonly number[] {
  const at = WHEEL.indexOf(number);
  return [-2, -1, 0, 1, 2].map((by) => WHEEL[(at + by + POCKETS) % POCKETS] ?? 0);
}
