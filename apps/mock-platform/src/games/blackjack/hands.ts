import { RANKS, rankOf } from '@tonalli/contracts/games/cards';

/** What no hand may go above, and what two cards make a blackjack. */
export const BEST = 21;
/** The dealer stands on every 17, a soft one too. */
export const DEALER_STANDS = 17;

const TEN = 10;
/** What an ace counts above 1 where that goes well. */
const ACE_MORE = 10;

/** What cards count, an ace 1. */
export const POINTS: readonly number[] = RANKS.map((_, rank) => Math.min(rank + 1, TEN));

export const pointsOf = (card: number): number => POINTS[rankOf(card)] ?? 0;
export const isAce = (card: number): boolean => pointsOf(card) === 1;

export interface Total {
  readonly total: number;
  /** An ace counts 11 in it. */
  readonly isSoft: boolean;
}

/** The best total of cards that count so much with each ace as 1. */
export const bestTotal = (points: number, hasAce: boolean): Total =>
  hasAce && points + ACE_MORE <= BEST ? { total: points + ACE_MORE, isSoft: true } : { total: points, isSoft: false };

export const totalOf = (cards: readonly number[]): Total =>
  bestTotal(
    cards.reduce((sum, card) => sum + pointsOf(card), 0),
    cards.some(isAce),
  );

export const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === BEST;

export const isPair = ([first, second, ...more]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && more.length === 0 && pointsOf(first) === pointsOf(second);
