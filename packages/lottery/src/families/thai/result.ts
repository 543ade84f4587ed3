import type { Draws, ShownRow, Trend } from '../../play';
import { DIGITS } from '../whole-numbers/entry';
import type { Tier } from '../whole-numbers/number-play';

/** Numbers in the order in which they are drawn: one of two digits, twice two of three, one of six. Any may repeat. */
export interface Thai {
  readonly last: string;
  readonly front: readonly string[];
  readonly back: readonly string[];
  readonly first: string;
}

/**
 * The number of two digits, the two front and the two back ones of three, then the first prize of six. Each digit from the left is
 * `below(10)`, 20 in all; each number is drawn anew.
 */
export function drawThai(draws: Draws): Thai {
  const number = (digits: number): string => Array.from({ length: digits }, () => `${draws.below(10)}`).join('');
  const last = number(2);
  const front = [number(3), number(3)];
  const back = [number(3), number(3)];
  return { last, front, back, first: number(6) };
}

/** The last three digits of the first prize: what is called the top. */
export const topOf = ({ first }: Thai): string => first.slice(-3);

export const TOP: readonly Tier<Thai>[] = [{ prize: 'first', times: 1, drawn: ({ first }) => [first] }];
export const BOTTOM: readonly Tier<Thai>[] = [{ prize: 'last', times: 1, drawn: ({ last }) => [last] }];
export const FRONT: readonly Tier<Thai>[] = [{ prize: 'front', times: 2, drawn: ({ front }) => front }];
export const BACK: readonly Tier<Thai>[] = [{ prize: 'back', times: 2, drawn: ({ back }) => back }];

const row = (id: string, numbers: readonly string[], tone: 'gold' | 'plain'): ShownRow => ({
  id,
  shape: 'digits',
  numbers: numbers.map((text) => ({ text, tone })),
});

export const showThai = ({ last, front, back, first }: Thai): readonly ShownRow[] => [
  row('last', [last], 'plain'),
  row('front', front, 'plain'),
  row('back', back, 'plain'),
  row('first', [first], 'gold'),
];

const placeOf = (id: string, seen: (result: Thai) => string): Trend<Thai> => ({
  id,
  options: DIGITS,
  seen: (result) => [seen(result)],
});

/** The digits that are bet on, place by place, and those of the top at any place. */
export const thaiTrends: readonly Trend<Thai>[] = [
  placeOf('top-hundreds', (result) => topOf(result).charAt(0)),
  placeOf('top-tens', (result) => topOf(result).charAt(1)),
  placeOf('top-units', (result) => topOf(result).charAt(2)),
  { id: 'top-any', options: DIGITS, seen: (result) => [...new Set(topOf(result))] },
  placeOf('bottom-tens', ({ last }) => last.charAt(0)),
  placeOf('bottom-units', ({ last }) => last.charAt(1)),
];
