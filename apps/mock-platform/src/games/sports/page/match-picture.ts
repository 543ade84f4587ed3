import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import { boxingRing, court, gridiron } from './field-pictures';
import type { Kit } from './kit';
import { isInPlay } from './parts';
import { drawing, shape } from './shapes';
import { tennisBoard } from './tennis-board';

/** Where on the pitch something happened last, as far as is told: near the goal of the other side. */
function pitch(match: EventDetail): SVGElement {
  const last = match.incidents.findLast(({ side }) => side !== null);
  const lines = [
    shape('rect', { x: 2, y: 2, width: 196, height: 96, rx: 2 }),
    shape('path', { d: 'M100 2v96M2 26h26v48H2M198 26h-26v48h26M2 40h10v20H2M198 40h-10v20h10' }),
    shape('circle', { cx: 100, cy: 50, r: 16 }),
  ];
  const stripes = Array.from({ length: 5 }, (_, at) =>
    shape('rect', { x: at * 40, y: 0, width: 20, height: 100, class: 'stripe' }),
  );
  const parts: Node[] = [...stripes, shape('g', { class: 'lines' }, ...lines)];
  if (last && isInPlay(match)) {
    const [x, from] = last.side === 'home' ? [172, 112] : [28, 88];
    parts.push(shape('path', { d: `M${from} 50L${x} 50`, class: 'attack', 'data-side': String(last.side) }));
    parts.push(shape('circle', { cx: x, cy: 50, r: 4, class: 'ball' }));
  }
  return drawing('0 0 200 100', ...parts);
}

function diamond(match: EventDetail): SVGElement {
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

/** A box for each map: who took it, and which is played. */
function maps(match: EventDetail): SVGElement {
  const won = match.incidents.filter(({ kind }) => kind === 'map');
  const now = isInPlay(match) ? won.length : -1;
  const boxes = Array.from({ length: 3 }, (_, at) => {
    const side = won[at]?.side;
    const box = { class: 'map', 'data-side': String(side ?? ''), 'data-now': String(at === now) };
    const word = side ? match[side].short : String(at + 1);
    return shape(
      'g',
      box,
      shape('rect', { x: 16 + at * 60, y: 20, width: 48, height: 40, rx: 8 }),
      shape('text', { x: 40 + at * 60, y: 41 }, document.createTextNode(word)),
    );
  });
  return drawing('0 0 200 80', ...boxes);
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

function ring(match: EventDetail): SVGElement {
  const floor = shape('ellipse', { cx: 100, cy: 82, rx: 96, ry: 16, class: 'sand' });
  const made = drawing('0 0 200 100', floor, bird('meron', match), bird('wala', match));
  made.setAttribute('data-fighting', String(isInPlay(match)));
  return made;
}

/** The field of a match; what it shows stands beside it in words. */
export function matchPicture({ t, lang }: Kit, match: EventDetail): HTMLElement {
  const pictures: Partial<Record<EventDetail['sport'], (match: EventDetail) => Element>> = {
    ...{ football: pitch, baseball: diamond, esports: maps, cockfight: ring },
    ...{ basketball: court, 'american-football': gridiron, boxing: boxingRing },
    tennis: () => tennisBoard({ t, lang }, match),
  };
  const draw = pictures[match.sport];
  const { home, away, score } = match;
  const side = (team: typeof home, count: number | undefined) =>
    el('div.board-side', {}, el('span', {}, team.names[lang]), el('b', {}, count === undefined ? '' : String(count)));
  const board = el('div.scoreboard', {}, side(home, score?.home), side(away, score?.away));
  return el('div.field', { 'data-sport': match.sport }, board, draw ? el('div.drawn', {}, draw(match)) : null);
}
