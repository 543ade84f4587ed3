import { product } from '../../chance';
import { betsOn, DIGITS, type Entry, NUMBER, ONE_NUMBER, placesOf, typedBoard } from './entry';

/** Every number that takes a digit of each row, ascending. */
function* numbersOf([row, ...rest]: readonly (readonly string[])[]): Generator<string> {
  if (!row) {
    yield '';
    return;
  }
  for (const digit of row) for (const tail of numbersOf(rest)) yield `${digit}${tail}`;
}

function* asNumbers(numbers: Iterable<string>) {
  for (const number of numbers) yield { number, kind: NUMBER };
}

/** Digits for each place: every number that they make is a bet. */
export function byPlace(size: number): Entry {
  const numbers: Entry['numbers'] = (rows) => asNumbers(numbersOf(rows));
  return {
    size,
    board: {
      kind: 'rows',
      rows: placesOf(size).map((id) => ({ id, options: DIGITS, least: 1, most: DIGITS.length })),
    },
    kinds: ONE_NUMBER,
    count: (rows) => [{ kind: NUMBER, bets: product(rows.map(({ length }) => length)) }],
    expand: (rows) => betsOn(numbers(rows)),
    numbers,
    winner: (rows) => (number) => (rows.every((row, at) => row.includes(number.charAt(at))) ? NUMBER : null),
  };
}

/** Numbers that are typed, each a bet. */
export function typedNumbers(size: number): Entry {
  const numbers: Entry['numbers'] = ([typed = []]) => asNumbers(typed);
  return {
    size,
    board: typedBoard(size),
    kinds: ONE_NUMBER,
    count: ([typed = []]) => [{ kind: NUMBER, bets: typed.length }],
    expand: (selection) => betsOn(numbers(selection)),
    numbers,
    winner([typed = []]) {
      const chosen = new Set(typed);
      return (number) => (chosen.has(number) ? NUMBER : null);
    },
  };
}
