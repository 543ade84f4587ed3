import { choose, product, sum } from '../../chance';
import type { Selection } from '../../play';
import { permutationsKind } from '../whole-numbers/any-order';
import { DIGITS, type Entry } from '../whole-numbers/entry';
import { permutationsOf, sorted } from '../whole-numbers/permutations';

/** Three different digits have six orders, a pair and another digit three. */
export const DIFFERENT = permutationsKind(6);
export const PAIR = permutationsKind(3);

/** What a selection of digits spells out: numbers of three, of which the order does not count, ascending. */
interface Combined {
  kind: string;
  permutations: number;
  rows: readonly { id: string; least: number }[];
  count(selection: Selection): number;
  spell(selection: Selection): Iterable<string>;
  has(selection: Selection, number: string): boolean;
}

function combined({ kind, permutations, rows, count, spell, has }: Combined): Entry {
  return {
    size: 3,
    board: { kind: 'rows', rows: rows.map((row) => ({ ...row, options: DIGITS, most: DIGITS.length })) },
    kinds: [{ id: kind, numbers: permutations }],
    count: (selection) => [{ kind, bets: count(selection) }],
    *expand(selection) {
      for (const bet of spell(selection)) yield { kind, bet };
    },
    *numbers(selection) {
      for (const one of spell(selection)) for (const number of permutationsOf(one)) yield { number, kind };
    },
    winner: (selection) => (number) => (has(selection, number) ? kind : null),
  };
}

/** Three digits or more: each three of them are a bet. */
export const threeOf = (): Entry =>
  combined({
    kind: DIFFERENT,
    permutations: 6,
    rows: [{ id: 'digits', least: 3 }],
    count: ([digits = []]) => choose(digits.length, 3),
    *spell([digits = []]) {
      for (const [at, one] of digits.entries()) {
        for (const [next, other] of digits.entries()) {
          if (next > at) for (const last of digits.slice(next + 1)) yield `${one}${other}${last}`;
        }
      }
    },
    has: ([digits = []], number) => new Set(number).size === 3 && [...number].every((digit) => digits.includes(digit)),
  });

/** Digits that come twice, and digits that come beside them: each two that differ are a bet. */
export const pairAndOne = (): Entry =>
  combined({
    kind: PAIR,
    permutations: 3,
    rows: [
      { id: 'pairs', least: 1 },
      { id: 'singles', least: 1 },
    ],
    count: ([pairs = [], singles = []]) =>
      product([pairs.length, singles.length]) - sum(pairs.map((digit) => Number(singles.includes(digit)))),
    *spell([pairs = [], singles = []]) {
      for (const pair of pairs) {
        for (const single of singles) if (single !== pair) yield sorted(`${pair}${pair}${single}`);
      }
    },
    has([pairs = [], singles = []], number) {
      const digits = [...new Set(number)];
      const timesOf = (digit: string) => number.split(digit).length - 1;
      return digits.length === 2 && digits.every((digit) => (timesOf(digit) === 2 ? pairs : singles).includes(digit));
    },
  });
