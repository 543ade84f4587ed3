import { RANKS, rankOf } from '@tonalli/contracts/games/cards';
import type { PokerHand } from '@tonalli/contracts/games/video-poker';
import { countsOf, type Deuces, handOfShape, isWild, shapeOf } from './shape';

export const suitOf = (card: number): number => Math.floor(card / RANKS.length);

/** What five cards are. */
export function handOf(deuces: Deuces, cards: readonly number[]): PokerHand {
  const [first, ...others] = cards.filter((card) => !isWild(deuces, card)).map(suitOf);
  const isSuited = others.every((suit) => suit === first);
  return handOfShape(deuces, shapeOf(deuces, countsOf(cards)), isSuited);
}

/** The places of the cards that make up the hand. */
export function placesOf(deuces: Deuces, cards: readonly number[]): number[] {
  const hand = handOf(deuces, cards);
  if (hand === 'nothing') return [];
  const counts = countsOf(cards);
  const alike = (card: number): number => counts[rankOf(card)] ?? 0;
  const others = cards.filter((card) => !isWild(deuces, card));
  const most = Math.max(...others.map(alike));
  // Deuces may stand beside a card that has no like.
  const kind = rankOf(others.find((card) => alike(card) === most) ?? 0);
  const isPart = (card: number): boolean => {
    if (isWild(deuces, card)) return true;
    if (hand === 'four-deuces') return false;
    if (hand === 'four-of-a-kind' || hand === 'three-of-a-kind') return rankOf(card) === kind;
    if (hand === 'two-pair' || hand === 'jacks-or-better') return alike(card) === 2;
    return true;
  };
  return cards.flatMap((card, at) => (isPart(card) ? [at] : []));
}
