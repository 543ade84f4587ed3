import { Card } from '@tonalli/contracts/games/cards';
import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { TRIO_CARDS } from '@tonalli/contracts/games/three-card-rooms';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { dealCards } from '../deck';

export const Deal = z.object({
  /** Three cards for each seat by its number, whether somebody sits there or not. */
  hands: z.array(z.array(Card).readonly()).readonly(),
  /** The seat that speaks first, or else the next one behind it that is taken. */
  first: z.int(),
});
export type Deal = z.infer<typeof Deal>;

/** The order of draws: three cards for each seat from one deck, seat by seat; then the seat that speaks first. */
export function drawDeal(draws: DrawSource): Deal {
  const cards = dealCards(ROOM_SEATS * TRIO_CARDS, draws);
  const hands = Array.from({ length: ROOM_SEATS }, (_, at) => cards.slice(at * TRIO_CARDS, (at + 1) * TRIO_CARDS));
  return { hands, first: draws.below(ROOM_SEATS) + 1 };
}

/** The seats in the order in which they speak. */
export function orderOf(seats: readonly number[], { first }: Pick<Deal, 'first'>): number[] {
  const behind = (seat: number): number => (seat - first + ROOM_SEATS) % ROOM_SEATS;
  return seats.toSorted((one, other) => behind(one) - behind(other));
}
