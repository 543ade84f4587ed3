import type { BoardRow, Play } from '../../play';

/** The digits drawn, from the highest place down to the units, such as `40718`. */
export type Digits = string;

export type DigitPlay = Play<Digits>;

export const DIGITS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const PLACES = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'];

/** Names of the places of a draw of so many digits, from the highest. */
export const placesOf = (size: number): readonly string[] => PLACES.slice(-size);

/** Neighbouring places of a draw that a play looks at; `id` is the tab of its plays as well. */
export interface Window {
  id: string;
  from: number;
  size: number;
  /** How many digits are drawn. */
  of: number;
}

export const placesIn = ({ from, size, of }: Window): readonly string[] => placesOf(of).slice(from, from + size);

export const drawnIn = ({ from, size }: Window, drawn: Digits): string => drawn.slice(from, from + size);

/** Some draw that shows these digits in a window. */
export const drawShowing = ({ from, size, of }: Window, digits: string): Digits => {
  const rest = '40718'.slice(0, of);
  return rest.slice(0, from) + digits + rest.slice(from + size);
};

/** A row for each place, of which as few as `least` options have to be chosen. */
export const rowsFor = (places: readonly string[], options: readonly string[], least: number): BoardRow[] =>
  places.map((id) => ({ id, options, least, most: options.length }));

export const digitsRow = (id: string, least: number): BoardRow => ({ id, options: DIGITS, least, most: 10 });

export const sortedDigits = (digits: Iterable<string>): string => [...digits].sort().join('');

export const sumOfDigits = (digits: string): number => [...digits].reduce((all, digit) => all + Number(digit), 0);

/** How much is chosen in all rows. Without a list of lengths: an order of a hundred lines counts each a few times. */
export function chosenCount(selection: readonly (readonly string[])[]): number {
  let all = 0;
  for (const { length } of selection) all += length;
  return all;
}

/** What is chosen in a row; a selection that was judged has all its rows. */
export const chosenIn = (selection: readonly (readonly string[])[], row: number): readonly string[] =>
  selection[row] ?? [];
