import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { isInPlay } from './parts';
import { drawing, shape } from './shapes';

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

/** A drawn bird of nobody's: tail, body, wing, comb, beak, legs. */
function bird(corner: 'meron' | 'wala', match: EventDetail): SVGElement {
  const isMeron = corner === 'meron';
  const winner = match.incidents.find(({ kind }) => kind === 'fight');
  const won = winner?.side === (isMeron ? 'home' : 'away');
  const place = isMeron ? 'translate(30 14)' : 'translate(170 14) scale(-1 1)';
  const body = shape(
    'g',
    { class: `bird ${corner}`, 'data-won': String(won), 'data-lost': String(winner?.side != null && !won) },
    shape('path', { d: 'M8 34C-8 26-10 6 6 2C0 14 8 22 18 26Z', class: 'tail' }),
    shape('path', { d: 'M10 34C14 20 30 24 38 14C44 6 56 8 56 18C54 34 44 52 28 52C16 52 8 44 10 34Z', class: 'body' }),
    shape('path', { d: 'M18 34C26 28 36 32 38 40C30 46 20 44 18 34Z', class: 'wing' }),
    shape('path', { d: 'M42 9C42 2 46 2 47 6C49 0 53 1 53 7C56 4 59 7 56 11Z', class: 'comb' }),
    shape('path', { d: 'M56 15L64 18L56 21Z', class: 'beak' }),
    shape('path', { d: 'M26 51L24 64M24 64L19 66M24 64L29 66M33 51L35 64M35 64L30 66M35 64L40 66', class: 'legs' }),
    shape('circle', { cx: 50, cy: 15, r: 1.8, class: 'eye' }),
  );
  return shape('g', { transform: place }, body);
}

/** Two birds on the sand; they move while it is fought. */
export function cockfightRing(match: EventDetail): SVGElement {
  const floor = shape('ellipse', { cx: 100, cy: 82, rx: 96, ry: 16, class: 'sand' });
  const made = drawing('0 0 200 100', floor, bird('meron', match), bird('wala', match));
  made.setAttribute('data-fighting', String(isInPlay(match)));
  return made;
}
