import type { EventDetail } from '@tonalli/contracts/sports/shapes';
import { el } from '../../page/dom';
import { boxingRing, cockfightRing } from './duel-pictures';
import { court, diamond, gridiron, pitch } from './field-pictures';
import type { Kit } from './kit';
import { isInPlay } from './parts';
import { drawing, shape } from './shapes';
import { tennisBoard } from './tennis-board';

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

/** The field of a match; what it shows stands beside it in words. */
export function matchPicture({ t, lang }: Kit, match: EventDetail): HTMLElement {
  const pictures: Record<EventDetail['sport'], (match: EventDetail) => Element> = {
    ...{ football: pitch, baseball: diamond, esports: maps, cockfight: cockfightRing },
    ...{ basketball: court, 'american-football': gridiron, boxing: boxingRing },
    tennis: () => tennisBoard({ t, lang }, match),
  };
  const { home, away, score } = match;
  const side = (team: typeof home, count: number | undefined) =>
    el('div.board-side', {}, el('span', {}, team.names[lang]), el('b', {}, count === undefined ? '' : String(count)));
  const board = el('div.scoreboard', {}, side(home, score?.home), side(away, score?.away));
  return el('div.field', { 'data-sport': match.sport }, board, el('div.drawn', {}, pictures[match.sport](match)));
}
