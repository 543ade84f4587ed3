import { DECK } from '@tonalli/contracts/games/cards';
import { cards } from './naive-fixture';

/** What has to be drawn so that a round shows these ten cards in this order. */
export function drawsFor(names: string): number[] {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  return cards(names).map((card, place) => {
    const from = deck.indexOf(card);
    deck[from] = deck[place] ?? 0;
    deck[place] = card;
    return from - place;
  });
}
