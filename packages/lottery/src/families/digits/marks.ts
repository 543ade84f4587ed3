import { chance, product, sum } from '../../chance';
import { winning, won } from '../plays/hits';
import { productOf } from '../plays/sets';
import {
  chosenIn,
  type DigitPlay,
  drawnIn,
  drawShowing,
  placesIn,
  placesOf,
  rowsFor,
  sumOfDigits,
  type Window,
} from './digits';

const MARKS = ['big', 'small', 'odd', 'even'] as const;
type Mark = (typeof MARKS)[number];

/** What holds of a value: one mark of its size, `big` from `half` on, and one of its parity. */
const marksOf = (value: number, half: number): readonly [Mark, Mark] => [
  value >= half ? 'big' : 'small',
  value % 2 === 1 ? 'odd' : 'even',
];

const HALF = 5;

const holding = (row: readonly string[], value: number, half: number) =>
  marksOf(value, half).filter((mark) => row.includes(mark)).length;

/** A value can have any size together with any parity. */
const mostHolding = (row: readonly string[]) =>
  Number(row.includes('big') || row.includes('small')) + Number(row.includes('odd') || row.includes('even'));

const mark = winning('mark', chance(1, 2));
const pair = winning('mark-pair', chance(1, 4));

/** Big, small, odd or even of single digits, each mark a bet of its own; places may be left empty. */
export function placeMarksPlay(size: number): DigitPlay {
  const places = placesOf(size);
  return {
    id: 'place-marks',
    group: 'marks',
    board: { kind: 'rows', rows: rowsFor(places, MARKS, 0) },
    kinds: [mark],
    example: { selection: places.map((_, at) => (at === 1 ? ['big', 'odd'] : [])), result: '47018'.slice(0, size) },
    count: (rows) => [{ kind: mark.id, bets: sum(rows.map(({ length }) => length)) }],
    *expand(rows) {
      for (const [at, place] of places.entries()) {
        for (const one of chosenIn(rows, at)) yield { kind: mark.id, bet: `${place}:${one}` };
      }
    },
    hits: (rows, result) => won(mark.id, sum(rows.map((row, at) => holding(row, Number(result.charAt(at)), HALF)))),
    bestCases: (rows) => [won(mark.id, sum(rows.map(mostHolding)))],
  };
}

/** A mark of each of two neighbouring digits, both of which have to hold. */
export function pairMarksPlay(window: Window): DigitPlay {
  return {
    id: `${window.id}-marks`,
    group: 'marks',
    board: { kind: 'rows', rows: rowsFor(placesIn(window), MARKS, 1) },
    kinds: [pair],
    example: { selection: [['big'], ['even']], result: drawShowing(window, '72') },
    count: (rows) => [{ kind: pair.id, bets: product(rows.map(({ length }) => length)) }],
    *expand(rows) {
      for (const marks of productOf(rows)) yield { kind: pair.id, bet: marks.join(',') };
    },
    hits(rows, result) {
      const digits = drawnIn(window, result);
      return won(pair.id, product(rows.map((row, at) => holding(row, Number(digits.charAt(at)), HALF))));
    },
    bestCases: (rows) => [won(pair.id, product(rows.map(mostHolding)))],
  };
}

/** Marks of the sum of all digits. Sums lie mirrored around their half, so that as many numbers are big as small. */
export function sumMarksPlay({ id, size }: { id: string; size: number }): DigitPlay {
  const half = Math.ceil((9 * size) / 2);
  return {
    id,
    group: 'marks',
    board: { kind: 'rows', rows: rowsFor(['sum'], MARKS, 1) },
    kinds: [mark],
    example: { selection: [['big']], result: '94783'.slice(0, size) },
    count: ([row = []]) => [{ kind: mark.id, bets: row.length }],
    *expand([row = []]) {
      for (const bet of row) yield { kind: mark.id, bet };
    },
    hits: ([row = []], result) => won(mark.id, holding(row, sumOfDigits(result), half)),
    bestCases: ([row = []]) => [won(mark.id, mostHolding(row))],
  };
}
