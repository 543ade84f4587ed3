/** Rounds a coordinate; one place is a third of a pixel on the sharpest screen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Point {
  x: number;
  y: number;
}

export const polar = (centre: Point, radius: number, angle: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A star with so many points, its first one up. */
export function star(centre: Point, size: { outer: number; inner: number; points: number }): string {
  const count = size.points * 2;
  return polygon(
    Array.from({ length: count }, (_, index) =>
      polar(centre, index % 2 ? size.inner : size.outer, (index / count) * 2 * Math.PI - Math.PI / 2),
    ),
  );
}

/** A circle as path data, so that many share one element. */
export const disc = ({ x, y }: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
