import { chance, choose, sum } from '../../chance';
import type { Selection } from '../../play';
import { hit, winning, won } from '../plays/hits';
import { subsetsOf } from '../plays/sets';
import { permutationCount } from '../whole-numbers/permutations';
import { chosenIn, DIGITS, type DigitPlay, digitsRow, drawnIn, drawShowing, sortedDigits, type Window } from './digits';

/** So many digits, each drawn so many times. */
interface Part {
  picks: number;
  times: number;
}

interface Shape {
  parts: readonly [Part, Part?];
  /** Both parts are picked from one row. */
  isOneRow?: true;
}

const ROWS = ['', 'singles', 'pairs', 'triples', 'quadruples'];

const isPart = (part: Part | undefined): part is Part => part !== undefined;

const repeated = (digits: readonly string[], { times }: Part) => digits.map((digit) => digit.repeat(times)).join('');

/**
 * Sets for the first part, each with those that its digits leave for the second: the sets are told apart by how many of their
 * digits stand in the second row as well.
 */
function countOf([first, second]: Shape['parts'], [ones = [], others = []]: Selection): number {
  if (!second) return choose(ones.length, first.picks);
  const shared = ones.filter((digit) => others.includes(digit)).length;
  return sum(
    Array.from(
      { length: first.picks + 1 },
      (_, both) =>
        choose(shared, both) *
        choose(ones.length - shared, first.picks - both) *
        choose(others.length - both, second.picks),
    ),
  );
}

function* wordsOf([first, second]: Shape['parts'], [ones = [], others = []]: Selection): Generator<string> {
  for (const picked of subsetsOf(ones, first.picks)) {
    if (!second) yield sortedDigits(repeated(picked, first));
    else {
      const left = others.filter((digit) => !picked.includes(digit));
      for (const rest of subsetsOf(left, second.picks)) {
        yield sortedDigits(repeated(picked, first) + repeated(rest, second));
      }
    }
  }
}

/** Whether the digits are drawn just as often as the parts say, and are chosen for it. */
function isDrawn(parts: readonly Part[], sets: Selection, drawn: string): boolean {
  return parts.every(({ picks, times }, at) => {
    const found = DIGITS.filter((digit) => drawn.split(digit).length - 1 === times);
    return found.length === picks && found.every((digit) => chosenIn(sets, at).includes(digit));
  });
}

/**
 * Digits that are drawn in any order, some of them more than once: group 60 is one digit twice and three others once. The number
 * of a group is that of its orders, so that a bet's chance is as many of all numbers.
 */
export function groupPlay(window: Window, { parts: shape, isOneRow }: Shape): DigitPlay {
  const parts = shape.filter(isPart);
  const rows = isOneRow
    ? [digitsRow('digits', sum(parts.map(({ picks }) => picks)))]
    : parts.map(({ picks, times }) => digitsRow(ROWS[times] ?? 'singles', picks));
  const sample = parts.map(({ picks }, at) => DIGITS.slice(1 + 5 * at, 1 + 5 * at + picks));
  const word = sortedDigits(parts.map((part, at) => repeated(chosenIn(sample, at), part)).join(''));
  const kind = `group-${permutationCount(word)}`;
  const setsOf = (selection: Selection) => parts.map((_, at) => chosenIn(selection, isOneRow ? 0 : at));
  return {
    id: `${window.id}-${kind}`,
    group: window.id,
    board: { kind: 'rows', rows },
    kinds: [winning(kind, chance(permutationCount(word), 10 ** window.size))],
    example: {
      selection: isOneRow ? [sample.flat()] : sample,
      result: drawShowing(window, [...word].reverse().join('')),
    },
    count: (selection) => [{ kind, bets: countOf(shape, setsOf(selection)) }],
    *expand(selection) {
      for (const bet of wordsOf(shape, setsOf(selection))) yield { kind, bet };
    },
    hits: (selection, result) => won(kind, isDrawn(parts, setsOf(selection), drawnIn(window, result))),
    bestCases: () => [[hit(kind)]],
  };
}
