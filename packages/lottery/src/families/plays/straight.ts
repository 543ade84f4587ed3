import { chance, product } from '../../chance';
import type { Play, Selection } from '../../play';
import { winning, won } from './hits';
import { differentPattern } from './numbers';
import { productOf } from './sets';

const KIND = 'straight';

/** Numbers in the order in which they are drawn. */
export type Drawn = readonly string[];

export interface Straight {
  id: string;
  group: string;
  /** Names the first places of a draw, two or three of them. */
  places: readonly string[];
  numbers: readonly string[];
  /** A draw for the example. */
  drawn: Drawn;
}

const common = (...rows: readonly (readonly string[])[]): number =>
  rows[0]?.filter((number) => rows.every((row) => row.includes(number))).length ?? 0;

/** In how many ways each of two or three rows gives a number and no number is given twice. */
export function waysWithoutRepeats([a = [], b = [], c]: Selection): number {
  if (!c) return a.length * b.length - common(a, b);
  const twice = common(a, b) * c.length + common(a, c) * b.length + common(b, c) * a.length;
  return a.length * b.length * c.length - twice + 2 * common(a, b, c);
}

const kindOf = ({ places, numbers }: Straight) =>
  winning(KIND, chance(1, product(places.map((_, taken) => numbers.length - taken))));

/** The first numbers of a draw, each at its place. A number that is chosen at several places makes no bet with itself. */
export function straightPlay(play: Straight): Play<Drawn> {
  const { id, group, places, numbers, drawn } = play;
  return {
    id,
    group,
    board: {
      kind: 'rows',
      rows: places.map((place) => ({ id: place, options: numbers, least: 1, most: numbers.length })),
    },
    kinds: [kindOf(play)],
    example: { selection: places.map((_, at) => drawn.slice(at, at + 1)), result: drawn },
    count: (selection) => [{ kind: KIND, bets: waysWithoutRepeats(selection) }],
    *expand(selection) {
      for (const numbers of productOf(selection)) {
        if (new Set(numbers).size === numbers.length) yield { kind: KIND, bet: numbers.join('') };
      }
    },
    hits: (selection, result) =>
      won(KIND, selection.every((row, at) => result.slice(at, at + 1).every((number) => row.includes(number))) ? 1 : 0),
    bestCases: (selection) => (waysWithoutRepeats(selection) > 0 ? [won(KIND)] : []),
  };
}

/** The same bets typed, such as `0711` for 07 before 11. */
export function typedStraightPlay(play: Straight): Play<Drawn> {
  const { id, group, places, numbers, drawn } = play;
  const first = (result: Drawn) => result.slice(0, places.length).join('');
  return {
    id: `${id}-typed`,
    group,
    board: {
      kind: 'typed',
      typed: { pattern: differentPattern(numbers, places.length), least: 1, most: 10_000 },
    },
    kinds: [kindOf(play)],
    example: { selection: [[first(drawn)]], result: drawn },
    count: ([typed = []]) => [{ kind: KIND, bets: typed.length }],
    expand: ([typed = []]) => typed.map((bet) => ({ kind: KIND, bet })),
    hits: ([typed = []], result) => won(KIND, typed.includes(first(result)) ? 1 : 0),
    bestCases: ([typed = []]) => (typed.length > 0 ? [won(KIND)] : []),
  };
}
