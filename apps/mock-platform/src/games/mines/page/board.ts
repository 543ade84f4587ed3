import { MINES_CELLS, MINES_IN_A_ROW, type MinesView } from '@tonalli/contracts/games/mines';
import { createRoving } from '../../climb/page/roving';
import { byId, el, lessMotion, wait } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { SCALE, type Synth } from '../../page/synth';
import { bomb, gem } from './art';
import type { Translate } from './texts';

/** How long an opened cell takes to stand, and a bomb to be understood before all the others show. */
const OPEN_MS = 160;
const BANG_MS = 420;

type Shown = 'closed' | 'gem' | 'bomb';

interface BoardParts {
  readonly t: Translate;
  readonly synth: Synth;
  readonly press: (cell: number) => void;
}

const rowOf = (cell: number): number => Math.floor(cell / MINES_IN_A_ROW);
const roundPhase = (): string | undefined => byId('game', HTMLElement).dataset.round;

/** Twenty-five buttons, each closed, a gem or a bomb. */
export function createBoard({ t, synth, press }: BoardParts): Board<MinesView> {
  const cells = Array.from({ length: MINES_CELLS }, () => el('button.cell', { type: 'button', tabindex: '-1' }));
  const rows = Array.from({ length: MINES_CELLS / MINES_IN_A_ROW }, (_, row) =>
    cells.slice(row * MINES_IN_A_ROW, (row + 1) * MINES_IN_A_ROW),
  );
  const field = byId('field', HTMLDivElement);
  field.setAttribute('role', 'grid');
  field.setAttribute('aria-label', t('field'));
  const inCell = (cell: HTMLElement) => el('div.slot', { role: 'gridcell' }, cell);
  field.replaceChildren(...rows.map((row) => el('div.row', { role: 'row' }, ...row.map(inCell))));
  const isLive = () => roundPhase() !== 'idle' && field.dataset.live === 'true';
  const roving = createRoving({ rows: () => rows, isLive });

  function paint(cell: number, shown: Shown, isOpened: boolean): void {
    const button = cells[cell];
    if (!button) return;
    const where = { row: rowOf(cell) + 1, column: (cell % MINES_IN_A_ROW) + 1, what: t(shown) };
    button.setAttribute('aria-label', t('cell', where));
    button.setAttribute('aria-disabled', String(field.dataset.live !== 'true' || isOpened));
    delete button.dataset.pending;
    if (button.dataset.shown !== shown)
      button.replaceChildren(...(shown === 'closed' ? [] : [(shown === 'gem' ? gem : bomb)()]));
    button.dataset.shown = shown;
    button.dataset.opened = String(isOpened);
  }

  function paintAll({ opened, places }: Pick<MinesView, 'opened' | 'places'>): void {
    for (let cell = 0; cell < MINES_CELLS; cell += 1) {
      const isOpened = opened.includes(cell);
      if (places) paint(cell, places.includes(cell) ? 'bomb' : 'gem', isOpened);
      else paint(cell, isOpened ? 'gem' : 'closed', isOpened);
    }
  }

  /** The cell that was opened last comes first, so that a bomb is seen before the field is. */
  async function showLast({ opened, places }: MinesView): Promise<void> {
    const last = opened.at(-1);
    if (last === undefined) return;
    const isBomb = places?.includes(last) ?? false;
    paint(last, isBomb ? 'bomb' : 'gem', true);
    if (isBomb) synth.play({ hertz: 130, glideTo: 45, at: 0, lasts: 0.4, loud: 0.22, kind: 'sawtooth' });
    else synth.play({ hertz: SCALE[Math.min(opened.length, SCALE.length) - 1] ?? 523, at: 0, lasts: 0.2, loud: 0.1 });
    if (!lessMotion()) await wait(isBomb ? BANG_MS : OPEN_MS);
  }

  for (const [cell, button] of cells.entries()) {
    button.addEventListener('click', () => {
      roving.put(button);
      if (roundPhase() !== 'open' || button.dataset.shown !== 'closed') return;
      button.dataset.pending = 'true';
      press(cell);
    });
  }
  roving.put(cells[(MINES_CELLS - 1) / 2] ?? el('button'));

  return {
    clear() {
      field.dataset.live = 'false';
      delete field.dataset.end;
      paintAll({ opened: [], places: null });
    },
    async show(view, { isOver, isResumed }) {
      field.dataset.live = String(!isOver);
      const isNew = cells[view.opened.at(-1) ?? 0]?.dataset.opened === 'false';
      if (!isResumed && isNew) await showLast(view);
      if (isOver) field.dataset.end = view.multiplierX10000 === 0 ? 'lost' : 'kept';
      paintAll(view);
    },
  };
}
