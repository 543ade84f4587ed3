import { MINES_CELLS } from '@tonalli/contracts/games/mines';
import { byId, el } from '../../page/dom';
import { remembered } from '../../page/store';
import type { Translate } from './texts';

const KEY = 'mines.bombs';
const FIRST = 3;
const QUICK = [1, 3, 5, 10, 24] as const;

interface FormParts {
  readonly t: Translate;
  readonly isLocked: () => boolean;
  readonly onChange: () => void;
}

export interface BombsForm {
  bombs(): number;
  /** Of a round that was found open. */
  show(bombs: number): void;
}

function firstBombs(): number {
  const kept = Number(remembered.get(KEY) ?? FIRST);
  return Number.isInteger(kept) && kept >= 1 && kept < MINES_CELLS ? kept : FIRST;
}

/** How many bombs: a slider, and the usual numbers beside it. */
export function createBombsForm({ t, isLocked, onChange }: FormParts): BombsForm {
  let bombs = firstBombs();
  const slider = byId('bombs', HTMLInputElement);
  const number = byId('bombs-number', HTMLOutputElement);
  const buttons = QUICK.map((value) => {
    const label = { type: 'button', 'aria-label': `${t('bombs')}: ${value}` };
    const button = el('button.quick', label, String(value));
    button.addEventListener('click', () => set(value));
    return button;
  });
  function show(): void {
    slider.value = String(bombs);
    slider.setAttribute('aria-valuetext', t('bombsNow', { bombs, gems: MINES_CELLS - bombs }));
    number.textContent = String(bombs);
    for (const [index, value] of QUICK.entries()) buttons[index]?.setAttribute('aria-pressed', String(value === bombs));
  }
  function set(value: number): void {
    if (!isLocked()) bombs = value;
    show();
    if (isLocked()) return;
    remembered.set(KEY, String(bombs));
    onChange();
  }
  byId('bombs-label', HTMLSpanElement).textContent = t('bombs');
  byId('quick-bombs', HTMLDivElement).replaceChildren(...buttons);
  slider.addEventListener('input', () => set(slider.valueAsNumber));
  show();
  return {
    bombs: () => bombs,
    show(shown) {
      bombs = shown;
      show();
    },
  };
}
