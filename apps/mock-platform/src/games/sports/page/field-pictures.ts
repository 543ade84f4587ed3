import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { isInPlay } from './parts';
import { drawing, shape } from './shapes';

const lastOf = (match: EventDetail) => match.incidents.findLast(({ side }) => side !== null);

/** Whose basket went in last. */
export function court(match: EventDetail): SVGElement {
  const last = isInPlay(match) ? lastOf(match) : undefined;
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
  const last = isInPlay(match) ? lastOf(match) : undefined;
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

const ROUNDS = 12;

/** Ropes around the canvas, and a light for each round that is over. */
export function boxingRing(match: EventDetail): SVGElement {
  const over = match.incidents.filter(({ kind }) => kind === 'round').length;
  const stopped = match.incidents.find(({ kind }) => kind === 'stoppage');
  const won = match.incidents.find(({ kind }) => kind === 'stoppage' || kind === 'decision');
  const lights = Array.from({ length: ROUNDS }, (_, at) => {
    const name = at < over ? 'inning done' : stopped && at === over ? 'inning stopped' : 'inning';
    return shape('circle', { cx: 17 + at * 15.1, cy: 106, r: 4, class: name });
  });
  const corners = (['home', 'away'] as const).map((side) => {
    const x = side === 'home' ? 34 : 158;
    return shape('rect', { x, y: 14, width: 8, height: 60, rx: 3, class: 'post', 'data-side': side });
  });
  const ropes = [26, 40, 54].map((y) => shape('path', { class: 'rope', d: `M38 ${y}H162` }));
  const gloves = (['home', 'away'] as const).map((side) =>
    shape(
      'g',
      {
        ...{ class: 'glove', 'data-side': side, 'data-lost': String(won?.side != null && won.side !== side) },
        transform: side === 'home' ? 'translate(68 30)' : 'translate(132 30) scale(-1 1)',
      },
      shape('path', { d: 'M0 12C0 2 10-2 18 2C26 6 28 16 24 24C21 30 12 32 4 28L-8 32L-12 22Z' }),
      shape('path', { class: 'thumb', d: 'M8 8C12 3 19 6 18 12C16 17 10 17 7 14Z' }),
    ),
  );
  const canvas = shape('path', { class: 'canvas', d: 'M20 92L44 66H156L180 92Z' });
  return drawing('0 0 200 114', canvas, ...corners, ...ropes, ...gloves, ...lights);
}
