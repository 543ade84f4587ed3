import type { PlinkoPath } from '@tonalli/contracts/games/plinko';

/** A place on a board that is 1 wide and 1 high, from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Room for a ball above the first row, in rows. */
const ABOVE = 0.9;

const acrossOf = (rows: number, offset: number): number => 0.5 + offset / (rows + 1);
const downOf = (rows: number, row: number): number => (row + ABOVE) / (rows + ABOVE);

/** Where the pegs are: 3 in the first row, one more in each below it, so that slots lie between those of the last. */
export const pegs = (rows: number): readonly Place[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({
      x: acrossOf(rows, peg - (row + 2) / 2),
      y: downOf(rows, row),
    })),
  ).flat();

/** Where a ball is: above the board, at the peg that it meets in each row, and at its slot. */
export function waypoints(path: PlinkoPath): readonly Place[] {
  const rows = path.length;
  const places: Place[] = [{ x: 0.5, y: 0 }];
  let right = 0;
  for (const [row, step] of path.entries()) {
    places.push({ x: acrossOf(rows, right - row / 2), y: downOf(rows, row) });
    right += step;
  }
  return [...places, { x: acrossOf(rows, right - rows / 2), y: 1 }];
}
