import { product } from '../../chance';
import type { Board, BoardRow, Selection } from '../../play';
import { STATIONS_ROW } from '../../selection';
import type { Region } from './region';

export const DIGITS: readonly string[] = Array.from('0123456789');
export const TWO_DIGITS: readonly string[] = DIGITS.flatMap((tens) => DIGITS.map((units) => tens + units));

const PLACES = ['thousands', 'hundreds', 'tens', 'units'] as const;
const MOST_TYPED = 10_000;

/** The numbers that rows of a selection stand for. */
export interface Chosen {
  readonly size: number;
  has(number: string): boolean;
  all(): Iterable<string>;
}

/** A way to choose numbers of a length: what the rows are, which numbers they stand for, and how one number is chosen by them. */
export interface Entry {
  /** Behind the id of the play. */
  readonly suffix: '' | '-typed';
  board(rows: readonly BoardRow[]): Board;
  chosen(rows: Selection): Chosen;
  rowsFor(number: string): Selection;
}

function chosenOf(numbers: readonly string[]): Chosen {
  const all = new Set(numbers);
  return { size: numbers.length, has: (number) => all.has(number), all: () => numbers };
}

const listed = { chosen: ([numbers = []]: Selection) => chosenOf(numbers), rowsFor: (number: string) => [[number]] };

/** All numbers side by side: single digits, or 00 to 99. */
export const grid = (digits: 1 | 2): Entry => ({
  suffix: '',
  board: (rows) => {
    const options = digits === 1 ? DIGITS : TWO_DIGITS;
    return { kind: 'rows', rows: [...rows, { id: 'numbers', options, least: 1, most: options.length }] };
  },
  ...listed,
});

export const typed = (digits: number): Entry => ({
  suffix: '-typed',
  board: (rows) => ({
    kind: 'typed',
    ...(rows.length > 0 && { rows }),
    typed: { pattern: `^[0-9]{${digits}}$`, least: 1, most: MOST_TYPED },
  }),
  ...listed,
});

const combined = ([first = [], ...rest]: Selection): readonly string[] =>
  rest.length === 0 ? first : first.flatMap((digit) => combined(rest).map((behind) => digit + behind));

/** Digits for each place: every number that they make. */
export const places = (digits: number): Entry => ({
  suffix: '',
  board: (rows) => {
    const ids = PLACES.slice(-digits);
    return { kind: 'rows', rows: [...rows, ...ids.map((id) => ({ id, options: DIGITS, least: 1, most: 10 }))] };
  },
  chosen: (rows) => ({
    size: product(rows.map(({ length }) => length)),
    has: (number) => number.length === rows.length && rows.every((row, place) => row.includes(number.charAt(place))),
    all: () => combined(rows),
  }),
  rowsFor: (number) => Array.from(number, (digit) => [digit]),
});

/** At which stations a bet is, each for itself. */
const MOST_STATIONS = 4;

export const stationRows = ({ hasStations }: Region, least = 1): readonly BoardRow[] =>
  hasStations ? [{ id: STATIONS_ROW, options: ['1', '2', '3', '4'], least, most: MOST_STATIONS }] : [];

/** The stations chosen by their places, and the rows behind theirs. */
export function splitStations(
  { hasStations }: Region,
  selection: Selection,
): { stations: readonly string[]; rows: Selection } {
  return hasStations
    ? { stations: selection[0] ?? [], rows: selection.slice(1) }
    : { stations: ['1'], rows: selection };
}

/** The own text of a bet: its kind, its stations where several draw, its numbers. */
export function betText({ hasStations }: Region, kind: string, at: { stations: string; numbers: string }): string {
  return hasStations ? `${kind} ${at.stations} ${at.numbers}` : `${kind} ${at.numbers}`;
}
