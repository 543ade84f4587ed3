import { rankOf } from '@tonalli/contracts/games/cards';
import {
  TRIO_HANDS,
  TRIO_MOST_COURAGE,
  TRIO_MOST_LEVEL,
  type TrioAct,
} from '@tonalli/contracts/games/three-card-rooms';
import { strengthOf } from './hand';

interface Planning {
  readonly courage: number;
  /** The seat's own; it knows no others. */
  readonly cards: readonly number[];
  readonly seat: { readonly hasLooked: boolean };
  readonly table: {
    readonly level: number;
    readonly lap: number;
    readonly seats: readonly { readonly isOut: boolean }[];
  };
}

interface Planned {
  readonly looks: boolean;
  readonly act: TrioAct;
}

const PAIR = TRIO_HANDS.indexOf('pair');
/** An ace, a king or a queen. */
const isHigh = (card: number): boolean => rankOf(card) === 0 || rankOf(card) >= 11;

/** What a seat does that plays by itself: the braver, the longer unseen, with less, and the higher. */
export function planned({ courage, cards, seat, table }: Planning): Planned {
  const { level, lap, seats } = table;
  const looks = !seat.hasLooked && lap > courage - 1;
  if (!seat.hasLooked && !looks) {
    return { looks, act: courage === TRIO_MOST_COURAGE && level < TRIO_MOST_LEVEL - 1 ? 'raise' : 'call' };
  }
  const kind = TRIO_HANDS.indexOf(strengthOf(cards).hand);
  const patience = courage + (cards.some(isHigh) ? 2 : 0);
  if (kind < PAIR && level + lap - 2 > patience) return { looks, act: 'fold' };
  if (kind >= PAIR && level < Math.min(TRIO_MOST_LEVEL, kind + courage)) return { looks, act: 'raise' };
  const isLast = seats.filter(({ isOut }) => !isOut).length === 2;
  return { looks, act: isLast && lap > 1 && kind <= PAIR ? 'compare' : 'call' };
}
