import { chance, choose } from '../../chance';
import type { Hit, Play, Selection, SelectionFault } from '../../play';
import { DIGITS, typedBoard } from '../whole-numbers/entry';
import { sorted } from '../whole-numbers/permutations';
import { type Thai, topOf } from './result';

const PRIZE = 'drawn';
const hitsOf = (kind: string, times: number): readonly Hit[] => (times > 0 ? [{ kind, prize: PRIZE, times }] : []);

interface Run {
  id: string;
  /** Where the digit has to be, and how many of all numbers there have it. */
  digits(result: Thai): string;
  ways: number;
  of: number;
  example: Play<Thai>['example'];
}

const RUN = 'digit';

/** Single digits: each is a bet, and wins once if it is among the digits drawn, however often. */
export function runPlay({ id, digits, ways, of, example }: Run): Play<Thai> {
  const places = String(of).length - 1;
  return {
    id,
    group: 'run',
    board: { kind: 'rows', rows: [{ id: 'digits', options: DIGITS, least: 1, most: DIGITS.length }] },
    kinds: [{ id: RUN, prizes: [{ id: PRIZE, chance: chance(ways, of) }] }],
    example,
    count: ([chosen = []]) => [{ kind: RUN, bets: chosen.length }],
    *expand([chosen = []]) {
      for (const bet of chosen) yield { kind: RUN, bet };
    },
    hits: ([chosen = []], result) => hitsOf(RUN, chosen.filter((digit) => digits(result).includes(digit)).length),
    bestCases: ([chosen = []]) => [hitsOf(RUN, Math.min(chosen.length, places))],
  };
}

const TWO = 'two-digits';

const twoKind: Play['kinds'][number] = { id: TWO, prizes: [{ id: PRIZE, chance: chance(54, 1_000) }] };

const isAmong = (pair: string, digits: string) => [...pair].every((digit) => digits.includes(digit));

/** Digits of which each two are a bet: it wins if both are among the last three of the first prize. */
export const twoOf = (example: Play<Thai>['example']): Play<Thai> => ({
  id: 'two-tod',
  group: 'two',
  board: { kind: 'rows', rows: [{ id: 'digits', options: DIGITS, least: 2, most: DIGITS.length }] },
  kinds: [twoKind],
  example,
  count: ([chosen = []]) => [{ kind: TWO, bets: choose(chosen.length, 2) }],
  *expand([chosen = []]) {
    for (const [at, one] of chosen.entries()) {
      for (const other of chosen.slice(at + 1)) yield { kind: TWO, bet: `${one}${other}` };
    }
  },
  hits: ([chosen = []], result) =>
    hitsOf(TWO, choose(chosen.filter((digit) => topOf(result).includes(digit)).length, 2)),
  bestCases: ([chosen = []]) => [hitsOf(TWO, choose(Math.min(chosen.length, 3), 2))],
});

function faultOfPairs([typed = []]: Selection): SelectionFault | null {
  const seen = new Set<string>();
  for (const option of typed) {
    if (option.charAt(0) === option.charAt(1)) return { fault: 'no-bet', row: 0, option };
    if (seen.has(sorted(option))) return { fault: 'overlap', row: 0, option };
    seen.add(sorted(option));
  }
  return null;
}

/** Every three different digits: the draws that have most pairs in them. */
const THREES = DIGITS.flatMap((one, at) =>
  DIGITS.slice(at + 1).flatMap((other, next) => DIGITS.slice(at + next + 2).map((last) => `${one}${other}${last}`)),
);

/** The same bets, each pair typed. */
export const twoTyped = (example: Play<Thai>['example']): Play<Thai> => ({
  ...twoOf(example),
  id: 'two-tod-typed',
  board: typedBoard(2),
  refuses: faultOfPairs,
  count: ([typed = []]) => [{ kind: TWO, bets: typed.length }],
  *expand([typed = []]) {
    for (const number of typed) yield { kind: TWO, bet: sorted(number) };
  },
  hits: ([typed = []], result) => hitsOf(TWO, typed.filter((pair) => isAmong(pair, topOf(result))).length),
  bestCases: ([typed = []]) => [
    hitsOf(TWO, Math.max(...THREES.map((digits) => typed.filter((pair) => isAmong(pair, digits)).length))),
  ],
});
