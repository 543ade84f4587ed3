import type { LiveBaccaratShown } from '@tonalli/contracts/games/live-baccarat';
import { isPair } from '../../baccarat/coup';
import { el } from '../../page/dom';
import { type BigEntry, bigRoad, derivedRoad, LOOKS_BACK, type Mark, type Placed, placed, ROWS } from './roads';
import type { Translate } from './texts';

type Coup = Pick<LiveBaccaratShown, 'player' | 'banker'> & {
  readonly winner: NonNullable<LiveBaccaratShown['winner']>;
};

const SHORT = { player: 'shortPlayer', banker: 'shortBanker', tie: 'shortTie' } as const;
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

/** The road maps of the table with how often each side won; the words say the same to those who do not see them. */
export function createRoads(t: Translate) {
  const stats = el('p.road-stats');
  const sheets = el('div.sheets', { 'aria-hidden': 'true' });
  const element = el('div.roads', {}, stats, sheets);

  return {
    element,
    /** The oldest first. */
    show(coups: readonly Coup[]): void {
      const winners = coups.map(({ winner }) => winner);
      const count = (won: Coup['winner']) => winners.filter((winner) => winner === won).length;
      const said = t('roadSaid', { player: count('player'), banker: count('banker'), tie: count('tie') });
      const pairs = coups.filter(({ player, banker }) => isPair(player) || isPair(banker)).length;
      stats.textContent = `${t('statRounds', { count: coups.length })}: ${said} · ${t('statPairs')} ${pairs}`;
      const latest = coups.slice(Math.max(0, Math.ceil(coups.length / ROWS) - BEADS) * ROWS);
      const beads = latest.map((entry, at) => ({ entry, column: Math.floor(at / ROWS), row: at % ROWS }));
      const columns = bigRoad(winners);
      const big = lastOf(placed(columns), COLUMNS);
      const derived = (name: keyof typeof LOOKS_BACK) =>
        sheet(t(name), lastOf(placed(derivedRoad(columns, LOOKS_BACK[name])), COLUMNS), (mark: Mark) =>
          el(`i.mark.${name}`, { 'data-mark': mark }),
        );
      const plate = sheet(t('beadPlate'), beads, ({ winner, player, banker }) =>
        el(
          'i.bead',
          { 'data-winner': winner, 'data-pairs': `${isPair(player) ? 'p' : ''}${isPair(banker) ? 'b' : ''}` },
          t(SHORT[winner]),
        ),
      );
      const road = sheet(t('bigRoad'), big, ({ side, ties }: BigEntry) =>
        el('i.mark.big', { 'data-side': side, 'data-ties': String(ties > 0) }, ties > 0 ? String(ties) : ''),
      );
      plate.classList.add('plate');
      road.classList.add('wide');
      sheets.replaceChildren(plate, road, derived('bigEye'), derived('smallRoad'), derived('cockroach'));
    },
  };
}
