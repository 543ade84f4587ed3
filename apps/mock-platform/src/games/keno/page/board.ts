import { KENO_NUMBERS, type KenoView } from '@tonalli/contracts/games/keno';
import { byId, el, lessMotion, wait } from '../../page/dom';
import { SCALE, type Synth } from '../../page/synth';
import type { Translate } from './texts';

const BALL_MS = 70;

/** Where a key goes from a place of a board of so many columns. */
const MOVES: Readonly<Record<string, (at: number, columns: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: (at, columns) => at - (at % columns),
  End: (at, columns) => at - (at % columns) + columns - 1,
};

/** A wide and low window shows more of them in a row. */
const columnsOf = (cells: readonly HTMLElement[]): number =>
  cells.findIndex(({ offsetTop }) => offsetTop !== cells[0]?.offsetTop);

export interface NumberBoard {
  setPicks(picks: readonly number[]): void;
  clear(): void;
  /** Ball after ball, at once where less motion is wanted or somebody hurries. */
  draw(view: KenoView): Promise<void>;
  hurry(): void;
}

interface BoardParts {
  readonly t: Translate;
  readonly synth: Synth;
  readonly onPress: (number: number) => void;
}

/** The 80 numbers. One of them is in the order of Tab; arrows go from it to the others. */
export function createNumberBoard({ t, synth, onPress }: BoardParts): NumberBoard {
  const place = byId('numbers', HTMLFieldSetElement);
  place.setAttribute('aria-label', t('board'));
  let isHurried = false;
  const cells = Array.from({ length: KENO_NUMBERS }, (_, index) => {
    const button = el('button.number', { type: 'button', tabindex: index === 0 ? '0' : '-1' }, String(index + 1));
    button.addEventListener('click', () => {
      here(index);
      onPress(index + 1);
    });
    return button;
  });
  place.replaceChildren(...cells);

  function here(at: number): void {
    for (const [index, cell] of cells.entries()) cell.tabIndex = index === at ? 0 : -1;
  }
  place.addEventListener('keydown', (event) => {
    const at = event.target instanceof HTMLButtonElement ? cells.indexOf(event.target) : -1;
    const next = MOVES[event.key]?.(at, columnsOf(cells));
    if (at < 0 || next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // The arrows choose the stake elsewhere.
    event.preventDefault();
    const cell = cells[next];
    if (!cell) return;
    here(next);
    cell.focus();
  });

  function mark(number: number, isDrawn: boolean): void {
    const cell = cells[number - 1];
    if (!cell) return;
    cell.dataset.drawn = String(isDrawn);
    if (isDrawn) cell.setAttribute('aria-label', t('drawnNumber', { number }));
    else cell.removeAttribute('aria-label');
  }

  return {
    setPicks(picks) {
      for (const [index, cell] of cells.entries()) cell.setAttribute('aria-pressed', String(picks.includes(index + 1)));
    },
    clear() {
      for (let number = 1; number <= KENO_NUMBERS; number += 1) mark(number, false);
    },
    async draw({ picks, drawn }) {
      isHurried = false;
      let hits = 0;
      for (const number of drawn) {
        if (!isHurried && !lessMotion()) await wait(BALL_MS);
        mark(number, true);
        if (!picks.includes(number)) continue;
        synth.play({ hertz: SCALE[Math.min(hits, SCALE.length - 1)] ?? 523, at: 0, lasts: 0.14, loud: 0.08 });
        hits += 1;
      }
    },
    hurry() {
      isHurried = true;
    },
  };
}
