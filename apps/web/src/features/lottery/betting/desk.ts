import { BET_UNITS_MINOR } from '@tonalli/contracts/lottery/limits';
import type { Board, Selection } from '@tonalli/lottery/play';
import { rowCount } from '@tonalli/lottery/selection';
import type { ChasePlan } from './chase';
import {
  addBet,
  type Bet,
  fullFor,
  type Lines,
  NO_LINES,
  removeLine,
  replaceLine,
  type SlipLine,
  setMultiple,
  undoRemove,
} from './slip-lines';

/** Where the text of orders in shorthand stands among what is typed; no play is called so. */
export const SHORTHAND = '#shorthand';

/** All that a member has chosen at a lottery and not placed yet. */
export interface Desk {
  slip: Lines;
  /** The play on the board; null: the first. */
  play: string | null;
  /** What is chosen at each play that was opened. */
  chosen: Readonly<Record<string, Selection>>;
  /** The text typed at each play of typed numbers. */
  typed: Readonly<Record<string, string>>;
  unitMinor: number;
  multiple: number;
  /** The line of the slip that is being changed on the board. */
  editing: number | null;
  /** Null: the greatest that the member may choose. */
  prizeGroup: number | null;
  chase: ChasePlan | null;
}

export const NEW_DESK: Desk = {
  slip: NO_LINES,
  play: null,
  chosen: {},
  typed: {},
  unitMinor: BET_UNITS_MINOR[0],
  multiple: 1,
  editing: null,
  prizeGroup: null,
  chase: null,
};

export type DeskAction =
  | { do: 'play'; play: string }
  | { do: 'choose'; play: string; selection: Selection }
  | { do: 'type'; play: string; text: string }
  | { do: 'unit'; unitMinor: number }
  | { do: 'multiple'; multiple: number }
  /** Puts what is on the board on the slip, in place of the line that is being changed where there is one. */
  | { do: 'add'; bet: Bet }
  | { do: 'add-all'; bets: readonly Bet[] }
  | { do: 'edit'; line: SlipLine; isTyped: boolean }
  | { do: 'stop-editing' }
  | { do: 'line-multiple'; id: number; multiple: number }
  | { do: 'remove'; id: number }
  | { do: 'undo' }
  | { do: 'clear' }
  | { do: 'group'; prizeGroup: number | null }
  | { do: 'chase'; chase: ChasePlan | null }
  | { do: 'restore'; desk: Desk };

export const emptySelection = (board: Board): Selection => Array.from({ length: rowCount(board) }, () => []);

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** What was bet leaves the board, so that it is not bet twice. */
const afterAdding = (desk: Desk, play: string): Desk => ({
  ...desk,
  chosen: without(desk.chosen, play),
  typed: without(desk.typed, play),
  multiple: 1,
  editing: null,
});

function add(desk: Desk, bet: Bet): Desk {
  const { slip, editing } = desk;
  const next = editing === null ? addBet(slip, bet) : replaceLine(slip, { id: editing, bet });
  return next === slip ? desk : afterAdding({ ...desk, slip: next }, bet.play);
}

/** The slip with all bets, or null where it has no room for all of them. */
export function addBets(slip: Lines, bets: readonly Bet[]): Lines | null {
  let next = slip;
  for (const bet of bets) {
    if (fullFor(next.lines, bet)) return null;
    next = addBet(next, bet);
  }
  return next;
}

function edit(desk: Desk, { line, isTyped }: { line: SlipLine; isTyped: boolean }): Desk {
  const { play, selection, unitMinor, multiple, id } = line;
  const typed = isTyped ? { ...desk.typed, [play]: (selection.at(-1) ?? []).join(' ') } : desk.typed;
  return { ...desk, play, unitMinor, multiple, editing: id, typed, chosen: { ...desk.chosen, [play]: selection } };
}

const SLIP_ACTIONS = {
  remove: (desk: Desk, { id }: { id: number }): Desk => ({
    ...desk,
    slip: removeLine(desk.slip, id),
    editing: desk.editing === id ? null : desk.editing,
  }),
  clear: (desk: Desk): Desk => ({
    ...desk,
    slip: { ...NO_LINES, nextId: desk.slip.nextId },
    chase: null,
    editing: null,
  }),
};

export function deskReducer(desk: Desk, action: DeskAction): Desk {
  switch (action.do) {
    case 'play':
      return { ...desk, play: action.play, editing: null };
    case 'choose':
      return { ...desk, chosen: { ...desk.chosen, [action.play]: action.selection } };
    case 'type':
      return { ...desk, typed: { ...desk.typed, [action.play]: action.text } };
    case 'unit':
      return { ...desk, unitMinor: action.unitMinor };
    case 'multiple':
      return { ...desk, multiple: action.multiple };
    case 'add':
      return add(desk, action.bet);
    case 'add-all':
      return { ...desk, slip: addBets(desk.slip, action.bets) ?? desk.slip };
    case 'edit':
      return edit(desk, action);
    case 'stop-editing':
      return { ...desk, editing: null };
    case 'line-multiple':
      return { ...desk, slip: setMultiple(desk.slip, action) };
    case 'remove':
      return SLIP_ACTIONS.remove(desk, action);
    case 'undo':
      return { ...desk, slip: undoRemove(desk.slip) };
    case 'clear':
      return SLIP_ACTIONS.clear(desk);
    case 'group':
      return { ...desk, prizeGroup: action.prizeGroup };
    case 'chase':
      return { ...desk, chase: action.chase };
    case 'restore':
      return action.desk;
  }
}
