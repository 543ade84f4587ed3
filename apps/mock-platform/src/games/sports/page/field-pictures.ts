import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { isInPlay } from './parts';
import { drawing, shape } from './shapes';

/** What a side did last in a match in play: that is where it is played, as far as is told. */
const lastInPlay = (match: EventDetail) =>
  isInPlay(match) ? match.incidents.findLast(({ side }) => side !== null) : undefined;

/** An attack on the goal of the other side. */
export function pitch(match: EventDetail): SVGElement {
  const last = lastInPlay(match);
  const lines = [
    shape('rect', { x: 2, y: 2, width: 196, height: 96, rx: 2 }),
    shape('path', { d: 'M100 2v96M2 26h26v48H2M198 26h-26v48h26M2 40h10v20H2M198 40h-10v20h10' }),
    shape('circle', { cx: 100, cy: 50, r: 16 }),
  ];
  const stripes = Array.from({ length: 5 }, (_, at) =>
    shape('rect', { x: at * 40, y: 0, width: 20, height: 100, class: 'stripe' }),
  );
  const parts: Node[] = [...stripes, shape('g', { class: 'lines' }, ...lines)];
  if (last) {
    const [x, from] = last.side === 'home' ? [172, 112] : [28, 88];
    parts.push(shape('path', { d: `M${from} 50L${x} 50`, class: 'attack', 'data-side': String(last.side) }));
    parts.push(shape('circle', { cx: x, cy: 50, r: 4, class: 'ball' }));
  }
  return drawing('0 0 200 100', ...parts);
}

/** Whose basket went in last. */
export function court(match: EventDetail): SVGElement {
  const last = lastInPlay(match);
  const planks = Array.from({ length: 10 }, (_, at) =>
    shape('rect', { x: at * 20, y: 0, width: 10, height: 100, class: 'plank' }),
  );
  const lines = shape('path', {
    ...{ class: 'lines', d: 'M3 3h194v94H3ZM100 3v94M3 34h38v32H3M197 34h-38v32h38M3 12h20a38 38 0 0 1 0 76H3' },
  });
  const mirrored = shape('path', { class: 'lines', d: 'M197 12h-20a38 38 0 0 0 0 76h20' });
  const circles = [
    shape('circle', { class: 'lines', cx: 100, cy: 50, r: 13 }),
    ...[11, 189].map((cx) => shape('circle', { class: 'rim', cx, cy: 50, r: 4 })),
  ];
  const ball = last ? [shape('circle', { class: 'ball', cx: last.side === 'home' ? 180 : 20, cy: 50, r: 4.5 })] : [];
  return drawing('0 0 200 100', ...planks, lines, mirrored, ...circles, ...ball);
}

const FIELD_FROM = 22;
const FIELD_TO = 178;

/** Who came into the other side's zone last. */
export function gridiron(match: EventDetail): SVGElement {
  const last = lastInPlay(match);
  const zones = (['home', 'away'] as const).map((side) =>
    shape('rect', {
      ...{ x: side === 'home' ? FIELD_TO : 2, y: 2, width: 20, height: 96, class: 'zone', 'data-side': side },
      'data-last': String(last?.side === side),
    }),
  );
  const yards = Array.from({ length: 11 }, (_, at) => FIELD_FROM + (at * (FIELD_TO - FIELD_FROM)) / 10);
  const lines = yards.map((x) => shape('path', { class: 'lines', d: `M${x} 2v96` }));
  const hashes = yards
    .slice(0, -1)
    .map((x) => shape('path', { class: 'lines', d: `M${x + 7.8} 35v4M${x + 7.8} 61v4` }));
  return drawing(
    '0 0 200 100',
    ...zones,
    ...lines,
    ...hashes,
    shape('rect', { class: 'lines', x: 2, y: 2, width: 196, height: 96 }),
  );
}

/** Bases, and a light for each inning that has begun. */
export function diamond(match: EventDetail): SVGElement {
  const part = match.clock?.part ?? 0;
  const bases = [
    [100, 20],
    [140, 55],
    [60, 55],
    [100, 90],
  ].map(([x, y]) =>
    shape('rect', { x: -5, y: -5, width: 10, height: 10, transform: `translate(${x} ${y}) rotate(45)`, class: 'base' }),
  );
  const innings = Array.from({ length: 9 }, (_, at) =>
    shape('circle', { cx: 20 + at * 20, cy: 106, r: 4, class: at < part ? 'inning done' : 'inning' }),
  );
  return drawing(
    '0 0 200 114',
    shape('path', { d: 'M100 90L60 55L100 20L140 55Z', class: 'infield' }),
    ...bases,
    ...innings,
  );
}
