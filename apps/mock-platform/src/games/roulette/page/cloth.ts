import type { Spot } from '../spots';

/**
 * The cloth, in cells: `u` runs from the zero (0 to 1) over twelve streets (1 to 13) to the columns (13 to 14), `v` from the third
 * column (0) over the first (3) and the dozens (4) to the even chances (5). A page may lay it down or stand it up.
 */
export const CLOTH = { long: 14, wide: 5 };

export interface Box {
  readonly u: number;
  readonly v: number;
  readonly long: number;
  readonly wide: number;
}

const streetOf = (number: number): number => 1 + Math.floor((number - 1) / 3);
const rowOf = (number: number): number => 2 - ((number - 1) % 3);

const EVENS: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

const cellOf = (number: number): Box =>
  number === 0 ? { u: 0, v: 0, long: 1, wide: 3 } : { u: streetOf(number), v: rowOf(number), long: 1, wide: 1 };

/** Half the width of a border that is pressed. */
const HALF = 0.24;

function around(u: number, v: number): Box {
  return { u: u - HALF, v: v - HALF, long: 2 * HALF, wide: 2 * HALF };
}

/** In the middle of what its numbers share. */
function borderOf({ kind, numbers }: Spot): Box {
  const [first = 0, second = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const [u, v] = [streetOf(Math.max(1, first)), rowOf(Math.max(1, first))];
  switch (kind) {
    case 'split':
      if (first === 0) return around(1, rowOf(second) + 0.5);
      return second - first === 3 ? around(u + 1, v + 0.5) : around(u + 0.5, v);
    case 'street':
      return around(u + 0.5, 3);
    case 'line':
      return around(u + 1, 3);
    case 'trio':
      return around(1, rowOf(last) + 1);
    case 'first-four':
      return around(1, 3);
    default:
      return around(u + 1, v);
  }
}

/** Where a spot lies. */
export function boxOf(spot: Spot): Box {
  const nth = Number(spot.id.split(':')[1]);
  switch (spot.kind) {
    case 'straight':
      return cellOf(spot.numbers[0] ?? 0);
    case 'dozen':
      return { u: 1 + (nth - 1) * 4, v: 3, long: 4, wide: 1 };
    case 'column':
      return { u: 13, v: 3 - nth, long: 1, wide: 1 };
    case 'split':
    case 'street':
    case 'line':
    case 'trio':
    case 'first-four':
    case 'corner':
      return borderOf(spot);
    default:
      return { u: 1 + EVENS.indexOf(spot.kind) * 2, v: 4, long: 2, wide: 1 };
  }
}

const isIn = ({ u, v, long, wide }: Box, [x, y]: readonly [number, number]): boolean =>
  u <= x && x < u + long && v <= y && y < v + wide;

/** The spot that is pressed at a place of the cloth: borders before the cells that they part. */
export function spotAt(spots: readonly Spot[], place: readonly [u: number, v: number]): Spot | null {
  const under = spots.filter((spot) => isIn(boxOf(spot), place));
  const sizeOf = (spot: Spot) => boxOf(spot).long * boxOf(spot).wide;
  return under.sort((one, other) => sizeOf(one) - sizeOf(other))[0] ?? null;
}
