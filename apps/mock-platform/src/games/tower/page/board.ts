import { TOWER_LEVELS, TOWER_ROWS, type TowerLevel, type TowerView } from '@tonalli/contracts/games/tower';
import { createRoving } from '../../climb/page/roving';
import { byId, el, lessMotion, wait } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { SCALE, type Synth } from '../../page/synth';
import { isSafe } from '../odds';
import { fire, star } from './art';
import type { Translate } from './texts';

/** How long a tile takes to stand, and a trap to be understood before all the others show. */
const STEP_MS = 160;
const FALL_MS = 420;

type Shown = 'closed' | 'star' | 'fire';

interface BoardParts {
  readonly t: Translate;
  readonly synth: Synth;
  readonly press: (tile: number) => void;
  /** What each row pays, from the bottom. */
  readonly paysOf: (level: TowerLevel) => readonly string[];
}

interface TowerBoard extends Board<TowerView> {
  /** Builds the rows of a level, all of them closed. */
  setLevel(level: TowerLevel): void;
}

const roundPhase = (): string | undefined => byId('game', HTMLElement).dataset.round;

/** Nine rows of tiles, of which only the next can be stepped on. */
export function createBoard({ t, synth, press, paysOf }: BoardParts): TowerBoard {
  const field = byId('field', HTMLDivElement);
  field.setAttribute('role', 'grid');
  field.setAttribute('aria-label', t('tower'));
  /** From the bottom. */
  let rows: readonly (readonly HTMLButtonElement[])[] = [];
  let level: TowerLevel = 'easy';
  let next = 0;
  const isLive = () => roundPhase() !== 'idle' && field.dataset.live === 'true';
  const roving = createRoving({ rows: () => [rows[next] ?? []], isLive });

  function tileOf(row: number, tile: number): HTMLButtonElement {
    const button = el('button.tile', { type: 'button', tabindex: '-1' });
    button.addEventListener('click', () => {
      if (roundPhase() !== 'open' || row !== next || field.dataset.live !== 'true') return;
      roving.put(button);
      button.dataset.pending = 'true';
      press(tile);
    });
    return button;
  }

  function build(): void {
    const pays = paysOf(level);
    rows = Array.from({ length: TOWER_ROWS }, (_, row) =>
      Array.from({ length: TOWER_LEVELS[level].tiles }, (__, tile) => tileOf(row, tile)),
    );
    const shown = rows.map((tiles, row) => {
      const multiplier = pays[row] ?? '—';
      const label = el('span.pays', { 'aria-hidden': 'true' }, `× ${multiplier}`);
      const inRow = tiles.map((tile) => el('div.slot', { role: 'gridcell' }, tile));
      return el('div.row', { role: 'row', 'aria-label': t('row', { row: row + 1, multiplier }) }, label, ...inRow);
    });
    field.replaceChildren(...shown.reverse());
  }

  function paint(at: { row: number; tile: number }, shown: Shown, isChosen: boolean): void {
    const button = rows[at.row]?.[at.tile];
    if (!button) return;
    button.setAttribute('aria-label', t('tile', { row: at.row + 1, tile: at.tile + 1, what: t(shown) }));
    button.setAttribute('aria-disabled', String(field.dataset.live !== 'true' || at.row !== next));
    delete button.dataset.pending;
    const pictures = { closed: [], star: [star], fire: [fire] }[shown];
    if (button.dataset.shown !== shown) button.replaceChildren(...pictures.map((draw) => draw()));
    button.dataset.shown = shown;
    button.dataset.chosen = String(isChosen);
  }

  function paintAll({ climbed, odd }: Pick<TowerView, 'climbed' | 'odd'>): void {
    for (const [row, tiles] of rows.entries()) {
      const holder = tiles[0]?.closest<HTMLElement>('.row');
      if (holder) holder.dataset.at = row < next ? 'below' : row === next ? 'next' : 'above';
      for (const tile of tiles.keys()) {
        const isChosen = climbed[row] === tile;
        const holds = odd ? isSafe(level, odd[row], tile) : true;
        paint({ row, tile }, odd || isChosen ? (holds ? 'star' : 'fire') : 'closed', isChosen);
      }
    }
  }

  /** The tile that was chosen last comes first, so that a trap is seen before the tower is. */
  async function showLast({ climbed, odd }: TowerView): Promise<void> {
    const row = climbed.length - 1;
    const tile = climbed[row] ?? 0;
    const falls = odd !== null && !isSafe(level, odd[row], tile);
    paint({ row, tile }, falls ? 'fire' : 'star', true);
    if (falls) synth.play({ hertz: 150, glideTo: 45, at: 0, lasts: 0.45, loud: 0.22, kind: 'sawtooth' });
    else synth.play({ hertz: SCALE[Math.min(row, SCALE.length - 1)] ?? 523, at: 0, lasts: 0.2, loud: 0.1 });
    if (!lessMotion()) await wait(falls ? FALL_MS : STEP_MS);
  }

  /** The next row takes the place in the order of Tab, and the focus with it. */
  function moveOn(to: number): void {
    const from = rows[next]?.findIndex((button) => button.matches(':focus')) ?? -1;
    next = to;
    const first = rows[to]?.[Math.max(0, from)];
    if (!first) return;
    roving.put(first);
    if (from >= 0) first.focus();
  }

  return {
    setLevel(chosen) {
      level = chosen;
      build();
    },
    clear() {
      field.dataset.live = 'false';
      delete field.dataset.end;
      moveOn(0);
      paintAll({ climbed: [], odd: null });
    },
    async show(view, { isOver, isResumed }) {
      const isNew = view.climbed.length > next;
      field.dataset.live = String(!isOver);
      if (!isResumed && isNew) await showLast(view);
      if (isOver) field.dataset.end = view.multiplierX10000 === 0 ? 'lost' : 'kept';
      else moveOn(view.climbed.length);
      paintAll(view);
    },
  };
}
