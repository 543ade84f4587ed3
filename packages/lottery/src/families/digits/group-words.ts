import { chance, sum } from '../../chance';
import type { BetKind, Board, Selection, SelectionFault } from '../../play';
import { winning, won } from '../plays/hits';
import { productOf } from '../plays/sets';
import { permutationCount } from '../whole-numbers/permutations';
import { oneOfEach } from './bets';
import { DIGITS, type DigitPlay, drawnIn, drawShowing, sortedDigits, sumOfDigits, type Window } from './digits';
import { numbersTo, sumWays } from './sums';

/**
 * Plays on groups of both forms at once, for two and three places: a bet is a group, its digits sorted, that has two different
 * digits at least. Its form, and so its kind, is how many orders it has.
 */
interface Words {
  id: string;
  board: Board;
  example: Selection;
  refuses?: (selection: Selection) => SelectionFault | null;
  has(selection: Selection, word: string): boolean;
  /** How many bets by how many orders they have, in closed form. */
  count(selection: Selection): Readonly<Record<number, number>>;
}

const kindName = (word: string) => `group-${permutationCount(word)}`;

const formsOf = (size: number): readonly number[] => (size === 3 ? [3, 6] : [2]);

const kindsFor = ({ size }: Window): BetKind[] =>
  formsOf(size).map((orders) => winning(`group-${orders}`, chance(orders, 10 ** size)));

const isGroup = (word: string) => new Set(word).size > 1;

function* everyWord(size: number): Generator<string> {
  for (const digits of productOf(Array.from({ length: size }, () => DIGITS))) {
    const word = digits.join('');
    if (isGroup(word) && word === sortedDigits(word)) yield word;
  }
}

function wordsPlay(window: Window, { id, board, example, refuses, has, count }: Words): DigitPlay {
  const counts = (selection: Selection) => {
    const bets = count(selection);
    return formsOf(window.size).map((orders) => ({ kind: `group-${orders}`, bets: bets[orders] ?? 0 }));
  };
  return {
    id: `${window.id}-${id}`,
    group: window.id,
    board,
    kinds: kindsFor(window),
    example: { selection: example, result: drawShowing(window, '831'.slice(0, window.size)) },
    ...(refuses && { refuses }),
    count: counts,
    *expand(selection) {
      for (const bet of everyWord(window.size)) if (has(selection, bet)) yield { kind: kindName(bet), bet };
    },
    hits(selection, result) {
      const word = sortedDigits(drawnIn(window, result));
      return won(kindName(word), isGroup(word) && has(selection, word));
    },
    bestCases: (selection) => oneOfEach(counts(selection)),
  };
}

/** Groups of two equal digits and another that add up to so much. */
const pairsOfSum = (total: number) =>
  DIGITS.map(Number).filter((twice) => {
    const once = total - 2 * twice;
    return once >= 0 && once <= 9 && once !== twice;
  }).length;

/** All numbers of the sum are those of groups in all their orders, and the one of equal digits, if there is one. */
function groupsOfSum(total: number, size: number): Record<number, number> {
  const equal = total % size === 0 ? 1 : 0;
  if (size === 2) return { 2: (sumWays(total, 2) - equal) / 2 };
  const pairs = pairsOfSum(total);
  return { 3: pairs, 6: (sumWays(total, 3) - equal - 3 * pairs) / 6 };
}

/** Sums: every group that adds up to one of them is a bet. */
export function groupSumPlay(window: Window): DigitPlay {
  const options = numbersTo(9 * window.size - 1).slice(1);
  return wordsPlay(window, {
    id: 'group-sum',
    board: { kind: 'rows', rows: [{ id: 'sum', options, least: 1, most: options.length }] },
    example: [[`${sumOfDigits('831'.slice(0, window.size))}`]],
    has: ([sums = []], word) => sums.includes(`${sumOfDigits(word)}`),
    count([sums = []]) {
      const groups = sums.map((total) => groupsOfSum(Number(total), window.size));
      const of = (orders: number) => sum(groups.map((bets) => bets[orders] ?? 0));
      return { 2: of(2), 3: of(3), 6: of(6) };
    },
  });
}

/** One digit: every group that holds it is a bet. */
export const bankerPlay = (window: Window): DigitPlay =>
  wordsPlay(window, {
    id: 'banker',
    board: { kind: 'rows', rows: [{ id: 'banker', options: DIGITS, least: 1, most: 1 }] },
    example: [['8']],
    has: ([[banker = ''] = []], word) => word.includes(banker),
    count: () => ({ 2: 9, 3: 18, 6: 36 }),
  });

/** The same group in two orders would be the same bet twice. */
function repeatedGroup([typed = []]: Selection): SelectionFault | null {
  const seen = new Set<string>();
  for (const number of typed) {
    const word = sortedDigits(number);
    if (seen.has(word)) return { fault: 'twice', row: 0, option: number };
    seen.add(word);
  }
  return null;
}

/** Groups that are typed, their digits in any order: of three digits, both forms mixed. */
export const groupTypedPlay = (window: Window): DigitPlay =>
  wordsPlay(window, {
    id: window.size === 3 ? 'mixed-typed' : 'group-typed',
    board: { kind: 'typed', typed: { pattern: `^(?!(.)\\1*$)[0-9]{${window.size}}$`, least: 1, most: 10_000 } },
    example: [['318'.slice(0, window.size)].map((word) => (window.size === 2 ? '38' : word))],
    refuses: repeatedGroup,
    has: ([typed = []], word) => typed.some((number) => sortedDigits(number) === word),
    count([typed = []]) {
      const of = (orders: number) => typed.filter((number) => permutationCount(number) === orders).length;
      return { 2: of(2), 3: of(3), 6: of(6) };
    },
  });
