import { LINE_MAX_MULTIPLE, ORDER_MAX_LINES, ORDER_MAX_NUMBERS } from '@tonalli/contracts/lottery/limits';
import type { Selection } from '@tonalli/lottery/play';

/** A bet as it is chosen: at a play, each of its bets for `unitMinor` times `multiple`. */
export interface Bet {
  play: string;
  selection: Selection;
  unitMinor: number;
  multiple: number;
}

/** A bet on the slip; `id` is its own as long as the slip lives. */
export interface SlipLine extends Bet {
  id: number;
}

export interface Lines {
  lines: readonly SlipLine[];
  /** The line that was removed last, and where it stood. */
  removed: { line: SlipLine; at: number } | null;
  nextId: number;
}

export const NO_LINES: Lines = { lines: [], removed: null, nextId: 1 };

const numbersIn = ({ selection }: Bet): number => selection.reduce((all, row) => all + row.length, 0);

const isSame = (one: Bet, other: Bet): boolean =>
  one.play === other.play &&
  one.unitMinor === other.unitMinor &&
  one.selection.length === other.selection.length &&
  one.selection.every((row, index) => row.join() === other.selection[index]?.join());

/** The line that a bet adds to, since it is the same at another multiple; only where both together are still a line. */
const twinOf = (lines: readonly SlipLine[], bet: Bet): SlipLine | undefined =>
  lines.find((line) => isSame(line, bet) && line.multiple + bet.multiple <= LINE_MAX_MULTIPLE);

/** Why a slip cannot take a bet any more, or null. */
export function fullFor(lines: readonly SlipLine[], bet: Bet): 'lines' | 'numbers' | null {
  if (twinOf(lines, bet)) return null;
  if (lines.length >= ORDER_MAX_LINES) return 'lines';
  const numbers = lines.reduce((all, line) => all + numbersIn(line), numbersIn(bet));
  return numbers > ORDER_MAX_NUMBERS ? 'numbers' : null;
}

/** Adds a bet as the last line, or to the line that is the same. What does not fit changes nothing. */
export function addBet(slip: Lines, bet: Bet): Lines {
  const { lines, nextId } = slip;
  if (fullFor(lines, bet)) return slip;
  const twin = twinOf(lines, bet);
  if (!twin) return { lines: [...lines, { ...bet, id: nextId }], removed: null, nextId: nextId + 1 };
  return { ...setMultiple(slip, { id: twin.id, multiple: twin.multiple + bet.multiple }), removed: null };
}

export function setMultiple(slip: Lines, { id, multiple }: { id: number; multiple: number }): Lines {
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > LINE_MAX_MULTIPLE) return slip;
  return { ...slip, lines: slip.lines.map((line) => (line.id === id ? { ...line, multiple } : line)) };
}

export function removeLine(slip: Lines, id: number): Lines {
  const at = slip.lines.findIndex((line) => line.id === id);
  const line = slip.lines[at];
  return line ? { ...slip, lines: slip.lines.filter((one) => one !== line), removed: { line, at } } : slip;
}

/** Puts back what was removed last, where it stood. */
export function undoRemove(slip: Lines): Lines {
  const { lines, removed } = slip;
  if (!removed || lines.length >= ORDER_MAX_LINES) return slip;
  return { ...slip, lines: lines.toSpliced(removed.at, 0, removed.line), removed: null };
}

/** Another bet in place of a line; where it is the same as a third, both become one. */
export function replaceLine(slip: Lines, { id, bet }: { id: number; bet: Bet }): Lines {
  const at = slip.lines.findIndex((line) => line.id === id);
  if (at === -1) return addBet(slip, bet);
  const others = slip.lines.filter((line) => line.id !== id);
  if (fullFor(others, bet)) return slip;
  const twin = twinOf(others, bet);
  if (twin) {
    return setMultiple(
      { ...slip, lines: others, removed: null },
      { id: twin.id, multiple: twin.multiple + bet.multiple },
    );
  }
  return { ...slip, lines: slip.lines.with(at, { ...bet, id }), removed: null };
}
