import * as z from 'zod/mini';

/** Cards of a deck of 52, as every game of cards numbers them: 13 ranks from the ace to the king, suit after suit. */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

export const DECK = 52;

export const Card = z.int().check(z.minimum(0), z.maximum(DECK - 1));

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => card % RANKS.length;

/** Throws `RangeError` for what is no card. */
export function faceOf(card: number): { readonly rank: Rank; readonly suit: Suit } {
  const rank = RANKS[rankOf(card)];
  const suit = SUITS[Math.floor(card / RANKS.length)];
  if (!rank || !suit) throw new RangeError(`not a card: ${card}`);
  return { rank, suit };
}
