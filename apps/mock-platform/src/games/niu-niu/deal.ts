import { Card, DECK } from '@tonalli/contracts/games/cards';
import { NIU_CARDS } from '@tonalli/contracts/games/niu-niu';
import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';

export const Deal = z.object({
  /** Five cards for each seat by its number, whether somebody sits there or not. */
  hands: z.array(z.array(Card).readonly()).readonly(),
  /** Seats in the order in which they have the bank where bids are equal. */
  order: z.array(z.int()).readonly(),
});
export type Deal = z.infer<typeof Deal>;

function taken<Item>(from: Item[], draws: DrawSource): Item {
  const [item] = from.splice(draws.below(from.length), 1);
  if (item === undefined) throw new RangeError('nothing is left to draw');
  return item;
}

/** The order of draws: five cards for each seat from one deck, seat by seat; then the seats' order for equal bids. */
export function drawDeal(draws: DrawSource): Deal {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  const hands = Array.from({ length: ROOM_SEATS }, () => Array.from({ length: NIU_CARDS }, () => taken(deck, draws)));
  const seats = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1);
  return { hands, order: Array.from({ length: ROOM_SEATS }, () => taken(seats, draws)) };
}

/** Who banks: whoever bids most, by the drawn order where several do. Nobody bids: by that order, as if all had bid one. */
export function bankOf(
  seats: readonly { readonly seat: number; readonly bid: number | null }[],
  { order }: Pick<Deal, 'order'>,
): { readonly bank: number; readonly bid: number } | null {
  const highest = Math.max(0, ...seats.map(({ bid }) => bid ?? 0));
  const wanting = seats.filter(({ bid }) => (bid ?? 0) === highest).map(({ seat }) => seat);
  const bank = order.find((seat) => wanting.includes(seat));
  return bank === undefined ? null : { bank, bid: Math.max(1, highest) };
}
