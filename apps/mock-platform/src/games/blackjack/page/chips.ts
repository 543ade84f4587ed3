import { svgPart } from '../../page/svg-parts';

/** Chips by what they are worth in whole pesos, with body and edge. */
const CHIPS: readonly (readonly [pesos: number, body: string, edge: string])[] = [
  [5_000, '#b8860b', '#fff3c4'],
  [1_000, '#d9691e', '#fff0e0'],
  [500, '#6d3fa8', '#efe4ff'],
  [100, '#20242f', '#e8ecf5'],
  [25, '#1d7f4e', '#e6fff2'],
  [5, '#c22f38', '#fff0f0'],
  [1, '#e7e3d8', '#3d5a8a'],
];
const MOST = 6;
const [WIDTH, TILT, THICK] = [44, 16, 7];

/** The greatest chips first, as a dealer stacks them; what is less than a peso shows no chip of its own. */
export function chipsOf(amountMinor: number): number[] {
  const chips: number[] = [];
  let left = Math.max(1, Math.floor(amountMinor / 100));
  for (const [at, [pesos]] of CHIPS.entries()) {
    while (left >= pesos && chips.length < MOST) {
      chips.push(at);
      left -= pesos;
    }
  }
  return chips;
}

function chip(at: number, y: number): SVGElement {
  const [, body = '#fff', edge = '#000'] = CHIPS[at] ?? [];
  const middle = WIDTH / 2;
  const side = `M0 ${y}v${THICK}a${middle} ${TILT / 2} 0 0 0 ${WIDTH} 0v-${THICK}z`;
  const notches = [0.08, 0.3, 0.52, 0.74].map((from) =>
    svgPart('rect', { x: WIDTH * from, y: y + 3, width: WIDTH * 0.11, height: THICK + 1, fill: edge, opacity: 0.9 }),
  );
  const top = { cx: middle, cy: y, rx: middle, ry: TILT / 2 };
  return svgPart(
    'g',
    {},
    svgPart('path', { d: side, fill: body, stroke: '#0006', 'stroke-width': 0.75 }),
    ...notches,
    svgPart('ellipse', { ...top, fill: body, stroke: edge, 'stroke-width': 1.25 }),
    svgPart('ellipse', {
      ...{ ...top, rx: middle - 5, ry: TILT / 2 - 2.25, fill: 'none' },
      ...{ stroke: edge, 'stroke-width': 2.25, 'stroke-dasharray': '5 3.5', opacity: 0.85 },
    }),
    svgPart('ellipse', { ...top, rx: middle - 11, ry: TILT / 2 - 4.25, fill: edge, opacity: 0.35 }),
  );
}

/** A stack of chips for an amount, as decoration: the amount stands beside it. */
export function chipStack(amountMinor: number): SVGElement {
  const chips = chipsOf(amountMinor);
  const height = TILT + THICK * chips.length;
  const stack = chips.map((at, place) => chip(at, height - TILT / 2 - THICK * (place + 1)));
  return svgPart(
    'svg',
    { viewBox: `-1 -1 ${WIDTH + 2} ${height + 2}`, class: 'chips', 'aria-hidden': 'true' },
    ...stack,
  );
}
