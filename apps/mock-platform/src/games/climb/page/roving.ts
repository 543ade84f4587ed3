import { dialogOpen } from '../../page/dialog';
import { byId } from '../../page/dom';

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface Roving {
  /** The one button that Tab reaches. */
  put(button: HTMLButtonElement): void;
}

interface RovingParts {
  /** As they lie, from the top; a press of an arrow stays among them. */
  readonly rows: () => readonly (readonly HTMLButtonElement[])[];
  /** The player chooses among them now, so that arrows lead here from wherever the focus is. */
  readonly isLive: () => boolean;
}

function neighbour(rows: readonly (readonly HTMLButtonElement[])[], from: HTMLButtonElement, key: string) {
  const row = rows.findIndex((buttons) => buttons.includes(from));
  const column = rows[row]?.indexOf(from) ?? -1;
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  const [down, right] = MOVES[key] ?? [0, 0];
  return rows[row + down]?.[column + right];
}

/** One of many buttons is in the order of Tab, arrows lead to the others, and C presses the button that plays or cashes out. */
export function createRoving({ rows, isLive }: RovingParts): Roving {
  let at: HTMLButtonElement | undefined;
  function put(button: HTMLButtonElement): void {
    if (at) at.tabIndex = -1;
    button.tabIndex = 0;
    at = button;
  }
  document.addEventListener('keydown', (event) => {
    if (dialogOpen() || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { target, key } = event;
    const inside = rows()
      .flat()
      .find((button) => button === target);
    if (inside && key.toLowerCase() === 'c') {
      event.preventDefault();
      if (!event.repeat) byId('spin', HTMLButtonElement).click();
      return;
    }
    const isMove = key in MOVES || (inside && (key === 'Home' || key === 'End'));
    const keepsKeys = target instanceof Element && target.matches('input, select');
    if (!isMove || keepsKeys || !(inside || isLive())) return;
    event.preventDefault();
    const next = inside ? neighbour(rows(), inside, key) : at;
    if (!next) return;
    put(next);
    next.focus();
  });
  return { put };
}
