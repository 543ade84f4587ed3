import { el } from '../../dom';
import { type BigEntry, bigRoad, derivedRoad, LOOKS_BACK, type Mark, type Placed, placed, ROWS } from './roads';
import type { RoadText } from './texts';

/** A round as the sheets show it. */
export interface RoadEntry {
  /** Which of the two sides came; null where neither did. */
  readonly side: string | null;
  /** What its bead is coloured by, and what stands on it. */
  readonly winner: string;
  readonly letter: string;
  /** Small beads beside it. */
  readonly pairs?: string;
}

const BEADS = 12;
const COLUMNS = 24;

/** The last columns of a sheet, moved to its left. */
function lastOf<Entry>(entries: readonly Placed<Entry>[], columns: number): readonly Placed<Entry>[] {
  const beyond = Math.max(0, ...entries.map(({ column }) => column + 1)) - columns;
  if (beyond <= 0) return entries;
  return entries.flatMap((each) => (each.column < beyond ? [] : [{ ...each, column: each.column - beyond }]));
}

function sheet<Entry>(
  name: string,
  entries: readonly Placed<Entry>[],
  mark: (entry: Entry) => HTMLElement,
): HTMLElement {
  const marks = entries.map(({ entry, column, row }) => {
    const element = mark(entry);
    element.style.gridArea = `${row + 1} / ${column + 1}`;
    return element;
  });
  return el('figure.sheet', {}, el('figcaption', {}, name), el('div.cells', {}, ...marks));
}

const bead = ({ winner, letter, pairs = '' }: RoadEntry) =>
  el('i.bead', { 'data-winner': winner, 'data-pairs': pairs }, letter);

const big = ({ side, ties }: BigEntry) =>
  el('i.mark.big', { 'data-winner': side, 'data-ties': String(ties > 0) }, ties > 0 ? String(ties) : '');

/** The road maps of a table, of results of which there are two and what is neither; a line says it to those who do not see them. */
export function createRoadMaps(t: (key: RoadText) => string) {
  const stats = el('p.road-stats');
  const sheets = el('div.sheets', { 'aria-hidden': 'true' });
  const element = el('div.roads', {}, stats, sheets);

  return {
    element,
    /** The oldest first. */
    show(entries: readonly RoadEntry[], said: string): void {
      stats.textContent = said;
      const latest = entries.slice(Math.max(0, Math.ceil(entries.length / ROWS) - BEADS) * ROWS);
      const beads = latest.map((entry, at) => ({ entry, column: Math.floor(at / ROWS), row: at % ROWS }));
      const columns = bigRoad(entries.map(({ side }) => side));
      const derived = (name: keyof typeof LOOKS_BACK) =>
        sheet(t(name), lastOf(placed(derivedRoad(columns, LOOKS_BACK[name])), COLUMNS), (mark: Mark) =>
          el(`i.mark.${name}`, { 'data-mark': mark }),
        );
      const plate = sheet(t('beadPlate'), beads, bead);
      const road = sheet(t('bigRoad'), lastOf(placed(columns), COLUMNS), big);
      plate.classList.add('plate');
      road.classList.add('wide');
      sheets.replaceChildren(plate, road, derived('bigEye'), derived('smallRoad'), derived('cockroach'));
    },
  };
}
