import { DECK } from '@tonalli/contracts/games/cards';
import { SEATS } from '@tonalli/contracts/games/live-blackjack';
import type { DrawSource } from '../../kernel/fairness';
import { DEALER_STANDS, totalOf } from '../blackjack/hands';

/** The most cards that a dealer who stands on 17 can come to. */
export const DEALER_CARDS = 12;
/** The most cards that a seat can come to, with its one split. */
export const SEAT_CARDS = 38;

/** The cards of a round, in the order in which each place takes its own: nobody's speed or play changes what another gets. */
export interface Orders {
  readonly dealer: readonly number[];
  /** Of each seat by its number, whether somebody sits there or not. */
  readonly seats: readonly (readonly number[])[];
}

const order = (cards: number, draws: DrawSource): number[] => Array.from({ length: cards }, () => draws.below(DECK));

/** The order of draws: the dealer's cards, then each seat's, seat by seat, from a deck without end. */
export function drawOrders(draws: DrawSource): Orders {
  const dealer = order(DEALER_CARDS, draws);
  return { dealer, seats: Array.from({ length: SEATS }, () => order(SEAT_CARDS, draws)) };
}

/** What the dealer ends with: the card that is shown, the one below, then as many as 17 needs. */
export function dealerHand({ dealer }: Orders): readonly number[] {
  const enough = dealer.findIndex((_, at) => at > 0 && totalOf(dealer.slice(0, at + 1)).total >= DEALER_STANDS);
  return dealer.slice(0, enough + 1);
}

/** A seat's own cards, gone on with behind those that it took. */
export function cardsOf({ seats }: Orders, seat: number, taken: number): DrawSource {
  const cards = seats[seat - 1] ?? [];
  let at = taken;
  return {
    below() {
      const card = cards[at];
      if (card === undefined) throw new RangeError(`seat ${seat} has no card ${at + 1}`);
      at += 1;
      return card;
    },
  };
}
