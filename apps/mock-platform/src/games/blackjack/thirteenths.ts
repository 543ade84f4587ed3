import { POINTS } from './hands';

/** An exact number: `count` over 13 to the `cards`, since each card is one of 13 ranks, equally likely. */
export interface Exact {
  readonly count: bigint;
  readonly cards: number;
}

export const NONE: Exact = { count: 0n, cards: 0 };

const powers = [1n];

function power(cards: number): bigint {
  while (powers.length <= cards) powers.push((powers.at(-1) ?? 1n) * BigInt(POINTS.length));
  return powers[cards] ?? 1n;
}

export function plus(one: Exact, other: Exact): Exact {
  const cards = Math.max(one.cards, other.cards);
  const count = ({ count, cards: own }: Exact) => (own === cards ? count : count * power(cards - own));
  return { count: count(one) + count(other), cards };
}

export const times = (one: Exact, other: Exact): Exact => ({
  count: one.count * other.count,
  cards: one.cards + other.cards,
});

export const scaled = ({ count, cards }: Exact, by: bigint): Exact => ({ count: count * by, cards });

export const minus = (one: Exact, other: Exact): Exact => plus(one, scaled(other, -1n));

export const isMore = (one: Exact, other: Exact): boolean => minus(one, other).count > 0n;

/** As a fraction. */
export const fractionOf = ({ count, cards }: Exact) => ({ ways: count, of: power(cards) });

/** How many of the 13 ranks count so much. */
const RANKS_OF = new Map(POINTS.map((points) => [points, BigInt(POINTS.filter((one) => one === points).length)]));

/** The average over the next card, by what it counts with an ace as 1. */
export function overCards(worth: (points: number) => Exact): Exact {
  let sum = NONE;
  for (const [points, ranks] of RANKS_OF) sum = plus(sum, scaled(worth(points), ranks));
  return { count: sum.count, cards: sum.cards + 1 };
}
