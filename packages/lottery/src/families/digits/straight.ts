import { chance, product } from '../../chance';
import { hit, winning, won } from '../plays/hits';
import { productOf } from '../plays/sets';
import { DIGITS, type DigitPlay, drawnIn, drawShowing, placesIn, rowsFor, type Window } from './digits';

const KIND = 'straight';

/** A number of so many digits, as drawn and in order. */
export const straightKind = (size: number) => winning(KIND, chance(1, 10 ** size));

/** Numbers of five digits are too many to be capped one by one. */
const LONGEST_CAPPED = 4;

const wordsOf = function* (rows: readonly (readonly string[])[]): Generator<string> {
  for (const digits of productOf(rows)) yield digits.join('');
};

const capped = (numbers: NonNullable<DigitPlay['numbers']>, size: number) =>
  size <= LONGEST_CAPPED ? { numbers } : {};

const asNumbers = function* (words: Iterable<string>) {
  for (const number of words) yield { number, best: [hit(KIND)] };
};

/** Digits for every place: each number that they make is a bet. */
export function straightPlay(window: Window): DigitPlay {
  const drawn = '73905'.slice(0, window.size);
  return {
    id: `${window.id}-straight`,
    group: window.id,
    board: { kind: 'rows', rows: rowsFor(placesIn(window), DIGITS, 1) },
    kinds: [straightKind(window.size)],
    example: { selection: [...drawn].map((digit) => [digit]), result: drawShowing(window, drawn) },
    count: (rows) => [{ kind: KIND, bets: product(rows.map(({ length }) => length)) }],
    *expand(rows) {
      for (const bet of wordsOf(rows)) yield { kind: KIND, bet };
    },
    hits(rows, result) {
      const digits = drawnIn(window, result);
      return won(
        KIND,
        rows.every((row, at) => row.includes(digits.charAt(at))),
      );
    },
    bestCases: () => [[hit(KIND)]],
    ...capped((rows) => asNumbers(wordsOf(rows)), window.size),
  };
}

/** The same bets, each number typed. */
export function straightTypedPlay(window: Window): DigitPlay {
  const drawn = '73905'.slice(0, window.size);
  return {
    id: `${window.id}-straight-typed`,
    group: window.id,
    board: { kind: 'typed', typed: { pattern: `^[0-9]{${window.size}}$`, least: 1, most: 10_000 } },
    kinds: [straightKind(window.size)],
    example: { selection: [[drawn]], result: drawShowing(window, drawn) },
    count: ([typed = []]) => [{ kind: KIND, bets: typed.length }],
    *expand([typed = []]) {
      for (const bet of typed) yield { kind: KIND, bet };
    },
    hits: ([typed = []], result) => won(KIND, typed.includes(drawnIn(window, result))),
    bestCases: () => [[hit(KIND)]],
    ...capped(([typed = []]) => asNumbers(typed), window.size),
  };
}
