import type { Board, BoardRow, Play, Selection, SelectionFault, TypedRow } from './play';

/** The row in which stations of the draw are chosen by their places, from 1. */
export const STATIONS_ROW = 'stations';

const NO_ROWS: readonly BoardRow[] = [];
const NONE: readonly string[] = [];

export const rowsOf = (board: Board): readonly BoardRow[] => board.rows ?? NO_ROWS;

/** How many rows a selection of the board has. */
export const rowCount = (board: Board): number => rowsOf(board).length + (board.kind === 'typed' ? 1 : 0);

const withinLimits = (row: number, chosen: number, { least, most }: { least: number; most: number }) => {
  if (chosen < least) return { fault: 'too-few', row } as const;
  return chosen > most ? ({ fault: 'too-many', row } as const) : null;
};

function faultOfRow(row: number, chosen: readonly string[], board: BoardRow): SelectionFault | null {
  if (chosen.length === 0) return withinLimits(row, 0, board);
  return (
    faultOfOptions(row, chosen, board) ?? faultOfOrder(row, chosen, board) ?? withinLimits(row, chosen.length, board)
  );
}

// In loops: an order of a hundred lines asks for it by the row.
function faultOfOptions(row: number, chosen: readonly string[], { options }: BoardRow): SelectionFault | null {
  for (const option of chosen) if (!options.includes(option)) return { fault: 'unknown', row, option };
  return null;
}

function faultOfOrder(row: number, chosen: readonly string[], { options }: BoardRow): SelectionFault | null {
  if (chosen.length === 1) return null;
  let before = -1;
  for (const option of chosen) {
    const place = options.indexOf(option);
    if (place <= before) return { fault: new Set(chosen).size < chosen.length ? 'twice' : 'order', row, option };
    before = place;
  }
  return null;
}

function faultOfTyped(row: number, typed: readonly string[], { pattern, ...limits }: TypedRow): SelectionFault | null {
  const wanted = new RegExp(pattern, 'u');
  const unknown = typed.find((number) => !wanted.test(number));
  if (unknown !== undefined) return { fault: 'unknown', row, option: unknown };
  return faultOfTypedOrder(row, typed) ?? withinLimits(row, typed.length, limits);
}

/** Ascending by text, which is by value, since all numbers of a play have one length; ten thousand take a moment. */
function faultOfTypedOrder(row: number, typed: readonly string[]): SelectionFault | null {
  const at = typed.findIndex((number, index) => index > 0 && number <= (typed[index - 1] as string));
  if (at === -1) return null;
  const option = typed[at] as string;
  return { fault: new Set(typed).size < typed.length ? 'twice' : 'order', row, option };
}

function faultOfBoard(selection: Selection, board: Board): SelectionFault | null {
  if (selection.length !== rowCount(board)) return { fault: 'rows' };
  const rows = rowsOf(board);
  for (let index = 0; index < rows.length; index += 1) {
    const fault = faultOfRow(index, selection[index] ?? NONE, rows[index] as BoardRow);
    if (fault) return fault;
  }
  return board.kind === 'typed' ? faultOfTyped(rows.length, selection[rows.length] ?? [], board.typed) : null;
}

function faultOfStations(selection: Selection, board: Board, stations: number): SelectionFault | null {
  const row = rowsOf(board).findIndex(({ id }) => id === STATIONS_ROW);
  const option = selection[row]?.find((place) => Number(place) > stations);
  return option === undefined ? null : { fault: 'station', row, option };
}

/**
 * Why a selection cannot be bet, or null: it has to be canonical, fit the board, keep the play's rule, be a bet at all, and name
 * stations that draw, of which there are so many.
 */
export function faultOf(play: Play, selection: Selection, stations = Number.POSITIVE_INFINITY): SelectionFault | null {
  const fault =
    faultOfBoard(selection, play.board) ??
    faultOfStations(selection, play.board, stations) ??
    play.refuses?.(selection) ??
    null;
  if (fault) return fault;
  return play.count(selection).some(({ bets }) => bets > 0) ? null : { fault: 'no-bet' };
}
