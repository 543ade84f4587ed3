/** A race track of the wheel's numbers: two straights and two half circles, of length 1 around. */
const STRAIGHT = 4.4;
const RADIUS = 1;
const ROUND = 2 * STRAIGHT + 2 * Math.PI * RADIUS;

/** As wide and as high as the track is, in its own measure. */
export const TRACK = { width: STRAIGHT + 2 * RADIUS, height: 2 * RADIUS };

/** A place so far around clockwise from the middle above, as far from the middle line of the track as the radius says. */
export function trackPlace(turn: number, radius: number): readonly [x: number, y: number] {
  const s = ((((turn % 1) + 1) % 1) * ROUND + STRAIGHT / 2) % ROUND;
  const [left, right, middle] = [RADIUS, RADIUS + STRAIGHT, RADIUS];
  if (s <= STRAIGHT) return [left + s, middle - radius];
  const half = Math.PI * RADIUS;
  if (s <= STRAIGHT + half) {
    const angle = (s - STRAIGHT) / RADIUS;
    return [right + Math.sin(angle) * radius, middle - Math.cos(angle) * radius];
  }
  if (s <= 2 * STRAIGHT + half) return [right - (s - STRAIGHT - half), middle + radius];
  const angle = (s - 2 * STRAIGHT - half) / RADIUS;
  return [left - Math.sin(angle) * radius, middle + Math.cos(angle) * radius];
}

/** The outline of one of so many cells, as points of a polygon. */
export function trackCell(index: number, cells: number, [outer, inner]: readonly [number, number]): string {
  const turns = Array.from({ length: 7 }, (_, at) => (index - 0.5 + at / 6) / cells);
  const points = [
    ...turns.map((turn) => trackPlace(turn, outer)),
    ...turns.reverse().map((turn) => trackPlace(turn, inner)),
  ];
  return points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');
}
