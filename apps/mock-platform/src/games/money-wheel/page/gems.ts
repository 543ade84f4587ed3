import type { WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { svgPart } from '../../page/svg-parts';

export interface GemColours {
  readonly light: string;
  readonly full: string;
  readonly deep: string;
  /** Of what is written on it. */
  readonly ink: string;
}

export const GEMS: Readonly<Record<WheelSpot, GemColours>> = {
  jade: { light: '#8ff2bd', full: '#149a68', deep: '#05482f', ink: '#ffffff' },
  turquoise: { light: '#b4f3ff', full: '#1aa9cc', deep: '#084a63', ink: '#ffffff' },
  amber: { light: '#ffe3a3', full: '#f2a024', deep: '#8f5204', ink: '#371c00' },
  coral: { light: '#ffc3b6', full: '#ee5139', deep: '#86200f', ink: '#ffffff' },
  amethyst: { light: '#e0c8ff', full: '#8a4bdc', deep: '#3c1a78', ink: '#ffffff' },
  sun: { light: '#fffdea', full: '#ffd447', deep: '#c47a00', ink: '#371c00' },
};

type Point = readonly [x: number, y: number];

const around = (corners: number, [wide, high]: Point, from = 0): Point[] =>
  Array.from({ length: corners }, (_, at): Point => {
    const angle = ((at + from) / corners) * 2 * Math.PI;
    return [Math.sin(angle) * wide, -Math.cos(angle) * high];
  });

const star: readonly Point[] = around(16, [1, 1]).map(([x, y], at): Point => {
  const far = at % 2 === 0 ? 1 : 0.62;
  return [x * far, y * far];
});

/** Each has a shape of its own, so that colour is not the only sign. */
const SHAPES: Readonly<Record<WheelSpot, readonly Point[]>> = {
  jade: around(8, [0.94, 0.94], 0.5),
  turquoise: around(6, [0.86, 1]),
  amber: around(5, [1, 1]),
  coral: around(3, [1.08, 1.08]),
  amethyst: around(4, [0.84, 1.06]),
  sun: star,
};

const corners = (points: readonly Point[], size: number): string =>
  points.map(([x, y]) => `${(x * size).toFixed(2)},${(y * size).toFixed(2)}`).join(' ');

/** A cut stone of this radius, lit from above left. */
export function gem(spot: WheelSpot, size: number): SVGElement {
  const { light, full, deep } = GEMS[spot];
  const shape = SHAPES[spot];
  const table = shape.map(([x, y]): Point => [x * 0.52, y * 0.52]);
  const sides = shape.map((from, at) => {
    const next = (at + 1) % shape.length;
    const to = shape[next] ?? from;
    const lit = -(from[0] + to[0]) * 0.5 - (from[1] + to[1]) * 0.85;
    const points = [from, to, table[next] ?? from, table[at] ?? from];
    return svgPart('polygon', { points: corners(points, size), fill: lit > 0.45 ? light : lit < -0.45 ? deep : full });
  });
  return svgPart(
    'g',
    { class: 'gem' },
    svgPart('polygon', { points: corners(shape, size * 1.14), fill: '#0c0717', opacity: 0.55 }),
    ...sides,
    svgPart('polygon', { points: corners(table, size), fill: full }),
    svgPart('polygon', {
      points: corners(table.slice(0, Math.ceil(table.length / 2)), size),
      fill: light,
      opacity: 0.45,
    }),
  );
}

/** A stone as a picture of its own. */
export const gemPicture = (spot: WheelSpot): SVGElement =>
  svgPart('svg', { viewBox: '-12 -12 24 24', class: 'gem-picture', 'aria-hidden': 'true' }, gem(spot, 10));
