import { sum } from '../../chance';
import type { Selection, SelectionFault } from '../../play';
import { betsOn, type Entry, NUMBER, ONE_NUMBER, typedBoard } from './entry';
import { permutationCount, permutationsOf, sorted } from './permutations';

/** Two numbers of the same digits are one choice in another order. */
function faultOfRepeats([typed = []]: Selection): SelectionFault | null {
  const seen = new Set<string>();
  for (const option of typed) {
    if (seen.has(sorted(option))) return { fault: 'overlap', row: 0, option };
    seen.add(sorted(option));
  }
  return null;
}

const sortedOf = ([typed = []]: Selection): ReadonlySet<string> => new Set(typed.map(sorted));

/** A box: each permutation of a typed number is a bet of its own, at the full prize. */
export function boxedNumbers(size: number): Entry {
  const numbers: Entry['numbers'] = function* ([typed = []]) {
    for (const one of typed) for (const number of permutationsOf(one)) yield { number, kind: NUMBER };
  };
  return {
    size,
    board: typedBoard(size),
    kinds: ONE_NUMBER,
    refuses: faultOfRepeats,
    count: ([typed = []]) => [{ kind: NUMBER, bets: sum(typed.map(permutationCount)) }],
    expand: (selection) => betsOn(numbers(selection)),
    numbers,
    winner(selection) {
      const chosen = sortedOf(selection);
      return (number) => (chosen.has(sorted(number)) ? NUMBER : null);
    },
  };
}

/** The kind of a bet on all permutations of a number, of which there are so many. */
export const permutationsKind = (permutations: number): string => `permutations-${permutations}`;
const kindOf = (number: string): string => permutationsKind(permutationCount(number));

/** One bet on all permutations of a typed number together; a number of equal digits has none, and is no bet. */
export function anyOrder(size: number, permutations: readonly number[]): Entry {
  const kinds = permutations.map((numbers) => ({ id: permutationsKind(numbers), numbers }));
  return {
    size,
    board: typedBoard(size),
    kinds,
    refuses(selection) {
      const option = selection[0]?.find((number) => permutationCount(number) === 1);
      return option === undefined ? faultOfRepeats(selection) : { fault: 'no-bet', row: 0, option };
    },
    count([typed = []]) {
      const kindsOf = typed.map(kindOf);
      return kinds.map(({ id }) => ({ kind: id, bets: kindsOf.filter((kind) => kind === id).length }));
    },
    *expand([typed = []]) {
      for (const number of typed) yield { kind: kindOf(number), bet: sorted(number) };
    },
    *numbers([typed = []]) {
      for (const one of typed) for (const number of permutationsOf(one)) yield { number, kind: kindOf(one) };
    },
    winner(selection) {
      const chosen = sortedOf(selection);
      return (number) => (chosen.has(sorted(number)) ? kindOf(number) : null);
    },
  };
}
