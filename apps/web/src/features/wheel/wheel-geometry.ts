export interface Slice {
  readonly sectorId: string;
  /** Degrees from the top, clockwise. */
  readonly from: number;
  readonly to: number;
}

const FULL = 360;

/** Where each sector lies: behind one another, as wide as its weight. */
export function slicesOf(sectors: readonly { sectorId: string; weight: number }[]): Slice[] {
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return sectors.map(({ sectorId, weight }) => {
    const from = (before / total) * FULL;
    before += weight;
    return { sectorId, from, to: (before / total) * FULL };
  });
}

/** A point on a circle around the middle, `angle` degrees from the top. */
export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const radians = ((angle - FULL / 4) * Math.PI) / (FULL / 2);
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

/** The outline of a slice. */
export function slicePath({ from, to }: Slice, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const isLarge = to - from > FULL / 2 ? 1 : 0;
  return `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}Z`;
}

/** How far the wheel is turned for a number to lie under the pointer, some full turns on from where it is. */
export function turnTo(before: number, { drawn, total }: { drawn: number; total: number }, turns: number): number {
  const rest = FULL - ((drawn + 0.5) / total) * FULL;
  return Math.ceil(before / FULL) * FULL + turns * FULL + rest;
}
