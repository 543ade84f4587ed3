import { DECK } from '@tonalli/contracts/games/cards';
import type { DrawSource } from '../kernel/fairness';

/**
 * The first cards of a deck of 52 that is shuffled: as many steps of a Fisher-Yates shuffle of the cards in order, where `below(52)`,
 * `below(51)` ... say how far behind its place the card lies that comes there.
 */
export function dealCards(count: number, draws: DrawSource): number[] {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  return Array.from({ length: count }, (_, place) => {
    const from = place + draws.below(DECK - place);
    const card = deck[from] ?? 0;
    deck[from] = deck[place] ?? 0;
    return card;
  });
}
