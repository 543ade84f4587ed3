import type { PlinkoView } from '@tonalli/contracts/games/plinko';
import { el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { svgPart } from '../../page/svg-parts';
import { multipliersX100 } from '../odds';
import { pegs, waypoints } from './geometry';

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** The pegs of a board, as wide and high as what it stands in. */
export const drawPegs = (rows: number): SVGElement[] =>
  pegs(rows).map(({ x, y }) => svgPart('circle', { class: 'peg', cx: percent(x), cy: percent(y) }));

/** The way that a ball went, peg by peg. */
export function drawWay({ path }: Pick<PlinkoView, 'path'>): SVGElement[] {
  const places = waypoints(path);
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    return svgPart('line', {
      ...{ class: 'way', x1: percent(from.x), y1: percent(from.y) },
      ...{ x2: percent(to.x), y2: percent(to.y) },
    });
  });
}

/** The slots from left to right with what each pays: 0 in the middle is coolest, 1 at the edges hottest. */
export function drawSlots(choice: Pick<PlinkoView, 'rows' | 'risk'>): HTMLElement[] {
  const middle = choice.rows / 2;
  return multipliersX100(choice).map((multiplierX100, slot) => {
    const cell = el('span.slot', {}, el('span', {}, shownMultiplier(multiplierX100)));
    cell.style.setProperty('--heat', String(Math.abs(slot - middle) / middle));
    return cell;
  });
}

/** A round that was played: its pegs, the way of its ball and where it landed. */
export function drawRound(view: PlinkoView): HTMLElement {
  const board = svgPart('svg', { class: 'field', 'aria-hidden': 'true' }, ...drawPegs(view.rows), ...drawWay(view));
  const slots = drawSlots(view);
  slots[view.slot]?.setAttribute('data-landed', 'true');
  const strip = el('div.slots', { 'aria-hidden': 'true' }, ...slots);
  strip.style.setProperty('--slots', String(slots.length));
  const drawn = el('div.drawn-board', { 'data-rows': String(view.rows) });
  drawn.append(board, strip);
  return drawn;
}
