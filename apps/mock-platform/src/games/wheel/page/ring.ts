/** A segment of a ring around 0, of radius 100 outside: the first one is in the middle above, the others follow clockwise. */
export interface Ring {
  readonly segments: number;
  readonly inner: number;
}

const OUTER = 100;

function placeAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
}

/** The outline of a segment, as an SVG path. */
export function segmentPath({ segments, inner }: Ring, segment: number): string {
  const [from, to] = [(segment - 0.5) / segments, (segment + 0.5) / segments];
  return [
    `M${placeAt(from, OUTER)}`,
    `A${OUTER} ${OUTER} 0 0 1 ${placeAt(to, OUTER)}`,
    `L${placeAt(to, inner)}`,
    `A${inner} ${inner} 0 0 0 ${placeAt(from, inner)}Z`,
  ].join('');
}

/** How far a ring is turned clockwise, in degrees, for a segment to stand in the middle above: from here on, after whole turns. */
export function turnTo(
  fromDegrees: number,
  { segment, segments }: { segment: number; segments: number },
  turns = 0,
): number {
  const wanted = (-segment * 360) / segments;
  const ahead = (((wanted - fromDegrees) % 360) + 360) % 360;
  return fromDegrees + turns * 360 + ahead;
}
