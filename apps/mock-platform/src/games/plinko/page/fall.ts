import type { PlinkoPath } from '@tonalli/contracts/games/plinko';
import { type Place, waypoints } from './geometry';

/** How long a ball takes from row to row: the more rows, the less. */
const rowMs = (rows: number): number => 70 + 640 / rows;

export const fallMs = (path: PlinkoPath): number => (path.length + 1) * rowMs(path.length);

/** When the ball meets the peg of a row. */
export const hitMs = (path: PlinkoPath, row: number): number => (row + 1) * rowMs(path.length);

/** Places of a hop that are computed; between them the way is straight. */
const PARTS = 6;
/** How high a ball jumps off a peg. */
const BOUNCE = 0.9;

function hop(from: Place, to: Place, bounce: number): Place[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const u = (part + 1) / PARTS;
    const down = (1 + bounce) * u * u - bounce * u;
    return { x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * down };
  });
}

/** All of the way of a ball in equal times: it falls onto the first peg, and jumps off each one. */
export function fallOf(path: PlinkoPath): readonly Place[] {
  const [first, ...met] = waypoints(path);
  if (!first) return [];
  return [
    first,
    ...met.flatMap((to, index) => hop(index === 0 ? first : (met[index - 1] ?? to), to, index === 0 ? 0 : BOUNCE)),
  ];
}
