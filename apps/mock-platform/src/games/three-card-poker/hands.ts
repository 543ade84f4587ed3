import { RANKS, rankOf } from '@tonalli/contracts/games/cards';
import { THREE_CARD_HANDS, type ThreeCardHand } from '@tonalli/contracts/games/three-card-poker';

const HIGHEST = RANKS.length - 1;
/** 0 is the deuce, 12 the ace. */
const highness = (card: number): number => (rankOf(card) + HIGHEST) % RANKS.length;
const suitOf = (card: number): number => Math.floor(card / RANKS.length);

const QUEEN = 10;
const [ACE, THREE, DEUCE] = [HIGHEST, 1, 0];

interface Ranked {
  readonly hand: ThreeCardHand;
  /** Equal hands have equal scores, the better one the greater. */
  readonly score: number;
}

/** In the order in which cards of the same kind of hand are compared. */
const scoreOf = (hand: ThreeCardHand, [one = 0, two = 0, three = 0]: readonly number[]): Ranked => ({
  hand,
  score: ((THREE_CARD_HANDS.indexOf(hand) * RANKS.length + one) * RANKS.length + two) * RANKS.length + three,
});

/** What three cards are: a straight beats a flush here. The ace is high, or low before 2 and 3. */
export function rank(cards: readonly number[]): Ranked {
  const values = cards.map(highness).sort((one, other) => other - one);
  const [high = 0, middle = 0, low = 0] = values;
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const isLowStraight = high === ACE && middle === THREE && low === DEUCE;
  const isStraight = isLowStraight || (high === middle + 1 && middle === low + 1);
  if (isStraight) return scoreOf(isFlush ? 'straight-flush' : 'straight', [isLowStraight ? THREE : high]);
  if (high === low) return scoreOf('three-of-a-kind', [high]);
  if (isFlush) return scoreOf('flush', values);
  // The middle card is one of a pair.
  if (high === middle || middle === low) return scoreOf('pair', [middle, high === middle ? low : high]);
  return scoreOf('high-card', values);
}

/** A queen with the lowest cards that make no more of it. */
const LEAST_QUALIFYING = scoreOf('high-card', [QUEEN, THREE, DEUCE]).score;
export const qualifies = ({ score }: Ranked): boolean => score >= LEAST_QUALIFYING;

const [SIX, FOUR] = [4, 2];
/** A queen, a six and a four: from here on playing loses less than folding. */
const LEAST_PLAYED = scoreOf('high-card', [QUEEN, SIX, FOUR]).score;
export const isBestPlayed = (cards: readonly number[]): boolean => rank(cards).score >= LEAST_PLAYED;
