import type { Board, BoardRow, Play, Selection, SelectionFault } from './play';

const withinLimits = (row: number, chosen: number, { least, most }: { least: number; most: number }) => {
  if (chosen < least) return { fault: 'too-few', row } as const;
  return chosen > most ? ({ fault: 'too-many', row } as const) : null;
};

function faultOfRow(row: number, chosen: readonly string[], { options, ...limits }: BoardRow): SelectionFault | null {
  const places = chosen.map((option) => options.indexOf(option));
  const unknown = chosen.find((_, index) => places[index] === -1);
  if (unknown !== undefined) return { fault: 'unknown', row, option: unknown };
  return faultOfOrder(row, chosen, places) ?? withinLimits(row, chosen.length, limits);
}

function faultOfOrder(row: number, chosen: readonly string[], places: readonly number[]): SelectionFault | null {
  const isBehind = (index: number) => index > 0 && (places[index] as number) <= (places[index - 1] as number);
  const at = chosen.findIndex((_, index) => isBehind(index));
  if (at === -1) return null;
  return { fault: new Set(chosen).size < chosen.length ? 'twice' : 'order', row, option: chosen[at] as string };
}

function faultOfTyped(typed: readonly string[], { pattern, ...limits }: Extract<Board, { kind: 'typed' }>) {
  const wanted = new RegExp(pattern, 'u');
  const unknown = typed.find((number) => !wanted.test(number));
  if (unknown !== undefined) return { fault: 'unknown', row: 0, option: unknown } as const;
  return faultOfTypedOrder(typed) ?? withinLimits(0, typed.length, limits);
}

/** Ascending by text, which is by value, since all numbers of a play have one length; ten thousand take a moment. */
function faultOfTypedOrder(typed: readonly string[]): SelectionFault | null {
  const at = typed.findIndex((number, index) => index > 0 && number <= (typed[index - 1] as string));
  if (at === -1) return null;
  const option = typed[at] as string;
  return { fault: new Set(typed).size < typed.length ? 'twice' : 'order', row: 0, option };
}

function faultOfBoard(selection: Selection, board: Board): SelectionFault | null {
  const rows = board.kind === 'rows' ? board.rows.length : 1;
  if (selection.length !== rows) return { fault: 'rows' };
  if (board.kind === 'typed') return faultOfTyped(selection[0] ?? [], board);
  for (const [index, row] of board.rows.entries()) {
    const fault = faultOfRow(index, selection[index] ?? [], row);
    if (fault) return fault;
  }
  return null;
}

/** Why a selection cannot be bet, or null: it has to be canonical, fit the board, keep the play's rule, and be a bet at all. */
export function faultOf(play: Play, selection: Selection): SelectionFault | null {
  const fault = faultOfBoard(selection, play.board) ?? play.refuses?.(selection) ?? null;
  if (fault) return fault;
  return play.count(selection).some(({ bets }) => bets > 0) ? null : { fault: 'no-bet' };
}
