import type { Draws, ShownRow, Trend } from '../../play';
import { DIGITS, placesOf } from '../whole-numbers/entry';
import type { Tier } from '../whole-numbers/number-play';

/** In the order in which they are drawn: the starters first, the first prize last. */
const TIERS_AS_DRAWN = ['special', 'consolation', 'third', 'second', 'first'] as const;
export type FourDPrize = (typeof TIERS_AS_DRAWN)[number];

/** Numbers of four digits by prize, in the order in which they are drawn; any may repeat. */
export type FourD = Readonly<Record<FourDPrize, readonly string[]>>;

const TIMES: Readonly<Record<FourDPrize, number>> = { first: 1, second: 1, third: 1, special: 10, consolation: 10 };

export const tiersOf = (...prizes: readonly FourDPrize[]): readonly Tier<FourD>[] =>
  prizes.map((prize) => ({ prize, times: TIMES[prize], drawn: (result) => result[prize] }));

const drawNumber = (draws: Draws): string => Array.from({ length: 4 }, () => `${draws.below(10)}`).join('');

/**
 * 23 numbers: ten special, ten consolation, the third, the second and the first prize. Each has four digits from the thousands to
 * the units, `below(10)` each, 92 in all; each number is drawn anew, so that numbers repeat.
 */
export function drawFourD(draws: Draws): FourD {
  const numbers = (prize: FourDPrize) => Array.from({ length: TIMES[prize] }, () => drawNumber(draws));
  const special = numbers('special');
  const consolation = numbers('consolation');
  const third = numbers('third');
  const second = numbers('second');
  return { special, consolation, third, second, first: numbers('first') };
}

export const showFourD = (result: FourD): readonly ShownRow[] =>
  TIERS_AS_DRAWN.map((id) => ({
    id,
    shape: 'digits',
    numbers: result[id].map((text) => ({ text, tone: id === 'first' ? 'gold' : 'plain' })),
  }));

/** The digits of the first prize by place, and the last digits of all 23 numbers. */
export const fourDTrends: readonly Trend<FourD>[] = [
  ...placesOf(4).map((place, at) => ({
    id: `first-${place}`,
    options: DIGITS,
    seen: ({ first }: FourD) => first.map((number) => number.charAt(at)),
  })),
  {
    id: 'all-units',
    options: DIGITS,
    seen: (result) => TIERS_AS_DRAWN.flatMap((prize) => result[prize].map((number) => number.slice(-1))),
  },
];
