import { DEAL_MS, DEALER_MS, type LiveBlackjackShown } from '@tonalli/contracts/games/live-blackjack';

/** What lies on the table at a moment; null is a card face down. */
export interface Laid {
  /** By seat, hand by hand. */
  readonly seats: ReadonlyMap<number, readonly (readonly number[])[]>;
  readonly dealer: readonly (number | null)[];
}

interface Moment {
  readonly phase: string;
  readonly shown: LiveBlackjackShown;
  readonly elapsedMs: number;
}

/** Card by card, once around with the dealer last, and around again. */
function dealing({ seats, dealer }: LiveBlackjackShown, elapsedMs: number): Laid {
  const places = seats.length + 1;
  const count = Math.min(2 * places, Math.floor(elapsedMs / DEAL_MS) + 1);
  const cardsAt = (place: number): number => Math.floor((count + places - 1 - place) / places);
  return {
    seats: new Map(
      seats.map(({ seat, hands }, place) => [seat, hands.map(({ cards }) => cards.slice(0, cardsAt(place)))]),
    ),
    dealer: [...dealer, null].slice(0, cardsAt(seats.length)),
  };
}

/** The card below first, then each that is drawn. */
const turned = (dealer: readonly number[], elapsedMs: number): readonly number[] =>
  dealer.slice(0, 2 + Math.floor(elapsedMs / DEALER_MS));

/** What lies where so long after a phase began: whoever joins late sees what is there. */
export function laidAt({ phase, shown, elapsedMs }: Moment): Laid {
  if (phase === 'dealing') return dealing(shown, elapsedMs);
  const { seats, dealer } = shown;
  const hands = new Map(seats.map(({ seat, hands: all }) => [seat, all.map(({ cards }) => cards)]));
  if (phase === 'drawing') return { seats: hands, dealer: turned(dealer, elapsedMs) };
  const hasHole = dealer.length === 1 && phase !== 'over';
  return { seats: hands, dealer: hasHole ? [...dealer, null] : dealer };
}

/** What is different when this is. */
export const signOf = ({ seats, dealer }: Laid): string => JSON.stringify([[...seats], dealer]);
