import { RANKS, rankOf } from '@tonalli/contracts/games/cards';
import type { PokerHand } from '@tonalli/contracts/games/video-poker';

/** Whether deuces stand for any card. */
export type Deuces = 'plain' | 'wild';

/** All that decides what cards are but their suits. Wild cards count in `wild` alone. */
export interface Shape {
  /** A bit for each rank that there is. */
  readonly ranks: number;
  /** The most cards of a rank. */
  readonly most: number;
  /** Ranks of two cards or more, and those of them from the jack up. */
  readonly pairs: number;
  readonly highPairs: number;
  readonly wild: number;
}

const ACE = 0;
const DEUCE = 1;
const JACK = 10;
const FIVE = 0b11111;
const ROYAL = (1 << ACE) | (0b1111 << 9);
/** The ranks of every straight: from the one whose ace is low to the one whose ace is high. */
const STRAIGHTS = [...Array.from({ length: 9 }, (_, low) => FIVE << low), ROYAL];

const isWithin = (ranks: number, straight: number): boolean => (ranks & ~straight) === 0;

export const isWildRank = (deuces: Deuces, rank: number): boolean => deuces === 'wild' && rank === DEUCE;
export const isWild = (deuces: Deuces, card: number): boolean => isWildRank(deuces, rankOf(card));

export const NO_CARDS: Shape = { ranks: 0, most: 0, pairs: 0, highPairs: 0, wild: 0 };

/** With so many more cards of a rank, of which there were some before. */
export function withCards(shape: Shape, added: { rank: number; before: number; more: number; deuces: Deuces }): Shape {
  const { rank, before, more, deuces } = added;
  if (isWildRank(deuces, rank)) return { ...shape, wild: shape.wild + more };
  const count = before + more;
  const isPaired = before < 2 && count >= 2;
  const isHigh = rank === ACE || rank >= JACK;
  return {
    ranks: shape.ranks | (1 << rank),
    most: Math.max(shape.most, count),
    pairs: shape.pairs + (isPaired ? 1 : 0),
    highPairs: shape.highPairs + (isPaired && isHigh ? 1 : 0),
    wild: shape.wild,
  };
}

function plainHand({ ranks, most, pairs, highPairs }: Shape, isSuited: boolean): PokerHand {
  const isStraight = most === 1 && STRAIGHTS.includes(ranks);
  if (isSuited && isStraight) return ranks === ROYAL ? 'royal-flush' : 'straight-flush';
  if (most === 4) return 'four-of-a-kind';
  if (most === 3) return pairs === 2 ? 'full-house' : 'three-of-a-kind';
  if (isSuited) return 'flush';
  if (isStraight) return 'straight';
  if (pairs === 2) return 'two-pair';
  return highPairs === 1 ? 'jacks-or-better' : 'nothing';
}

function wildHand({ ranks, most, pairs, wild }: Shape, isSuited: boolean): PokerHand {
  if (wild === 4) return 'four-deuces';
  const isStraight = most === 1 && STRAIGHTS.some((straight) => isWithin(ranks, straight));
  if (isSuited && isStraight && isWithin(ranks, ROYAL)) return wild === 0 ? 'royal-flush' : 'wild-royal';
  const alike = most + wild;
  if (alike === 5) return 'five-of-a-kind';
  if (isSuited && isStraight) return 'straight-flush';
  if (alike === 4) return 'four-of-a-kind';
  if (alike === 3 && pairs === 2) return 'full-house';
  if (isSuited) return 'flush';
  if (isStraight) return 'straight';
  return alike === 3 ? 'three-of-a-kind' : 'nothing';
}

/** What five cards of this shape are; `isSuited`: all that are not wild have one suit. */
export const handOfShape = (deuces: Deuces, shape: Shape, isSuited: boolean): PokerHand =>
  deuces === 'wild' ? wildHand(shape, isSuited) : plainHand(shape, isSuited);

export function countsOf(cards: readonly number[]): number[] {
  const counts = RANKS.map(() => 0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  return counts;
}

export const shapeOf = (deuces: Deuces, counts: readonly number[]): Shape =>
  counts.reduce(
    (shape, more, rank) => (more > 0 ? withCards(shape, { rank, before: 0, more, deuces }) : shape),
    NO_CARDS,
  );
