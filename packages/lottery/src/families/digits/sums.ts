import { choose, sum } from '../../chance';
import { hit, won } from '../plays/hits';
import { productOf } from '../plays/sets';
import { DIGITS, type DigitPlay, drawnIn, drawShowing, sumOfDigits, type Window } from './digits';
import { straightKind } from './straight';

const KIND = 'straight';

/** What is bet on is a trait of the number in the window: every number that has it is a bet of its own, in order. */
interface Trait {
  id: string;
  options: readonly string[];
  of(digits: string): number;
  /** How many numbers of the window's size have it. */
  ways(value: number, size: number): number;
}

/** Numbers whose digits add up to so much: those without a limit to a digit, less those that pass nine. */
export const sumWays = (total: number, size: number): number =>
  sum(
    Array.from({ length: size + 1 }, (_, over) => {
      const left = total - 10 * over;
      return left < 0 ? 0 : (-1) ** over * choose(size, over) * choose(left + size - 1, size - 1);
    }),
  );

/** Numbers whose greatest and least digit lie so far apart: all within, less those without the least, the greatest or both. */
const spanWays = (span: number, size: number): number =>
  span === 0 ? 10 : (10 - span) * ((span + 1) ** size - 2 * span ** size + (span - 1) ** size);

export const spanOf = (digits: string): number =>
  Math.max(...[...digits].map(Number)) - Math.min(...[...digits].map(Number));

export const numbersTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, at) => `${at}`);

function traitPlay(window: Window, trait: Trait): DigitPlay {
  const drawn = '518'.slice(0, window.size);
  return {
    id: `${window.id}-${trait.id}`,
    group: window.id,
    board: {
      kind: 'rows',
      rows: [{ id: trait.id, options: trait.options, least: 1, most: trait.options.length }],
    },
    kinds: [straightKind(window.size)],
    example: { selection: [[`${trait.of(drawn)}`]], result: drawShowing(window, drawn) },
    count: ([values = []]) => [
      { kind: KIND, bets: sum(values.map((value) => trait.ways(Number(value), window.size))) },
    ],
    *expand([values = []]) {
      for (const digits of productOf(Array.from({ length: window.size }, () => DIGITS))) {
        const bet = digits.join('');
        if (values.includes(`${trait.of(bet)}`)) yield { kind: KIND, bet };
      }
    },
    hits: ([values = []], result) => won(KIND, values.includes(`${trait.of(drawnIn(window, result))}`)),
    bestCases: () => [[hit(KIND)]],
  };
}

/** Sums: every number of the window that adds up to one of them is a straight bet. */
export const sumPlay = (window: Window): DigitPlay =>
  traitPlay(window, { id: 'sum', options: numbersTo(9 * window.size), of: sumOfDigits, ways: sumWays });

/** Spans, greatest digit less least: every number of the window that has one of them is a straight bet. */
export const spanPlay = (window: Window): DigitPlay =>
  traitPlay(window, { id: 'span', options: DIGITS, of: spanOf, ways: spanWays });
