import {
  TRIO_CARDS,
  TRIO_MOST_LAPS,
  type TrioConfig,
  type TrioSeat,
  type TrioShown,
  type TrioView,
} from '@tonalli/contracts/games/three-card-rooms';
import { sumOf } from '../../../wagering/stake';
import type { ShownRound } from '../../page/table/family';
import type { HandLook } from '../../rooms/page/board';
import { NO_LOOK, type SeatLook } from '../../rooms/page/place';
import { rakeOf } from '../../rooms/rake';
import { minorOf, netOf } from '../money';
import type { Translate } from './texts';
import { actText, handText } from './told';

interface LookParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: TrioConfig;
  readonly isBlind: boolean;
}

type Round = ShownRound<TrioShown>;

const COVERED = Array.from({ length: TRIO_CARDS }, () => null);
const isPlayed = ({ phase }: Round): boolean => phase === 'turn' || phase === 'over';

/** How a room shows three cards: who speaks, what was done and put in, the pot, and the hands that are shown. */
export function trioLook({ t, money, config, isBlind }: LookParts): HandLook<TrioView, TrioShown> {
  function noteOf({ cards, act, hasLooked, halves, isOut }: TrioSeat): string {
    if (cards.length > 0) return handText(t, cards);
    const unseen = isBlind && !hasLooked && !isOut ? [t('unseen')] : [];
    const done = act === null ? [] : [actText(t, act)];
    return [...done, ...unseen, money(minorOf(halves, config))].join(' · ');
  }

  function seatOf(number: number, round: Round): SeatLook {
    const seat = round.shown.seats.find((one) => one.seat === number);
    if (!seat || !isPlayed(round) || seat.halves === 0) return NO_LOOK;
    return {
      ...{ note: noteOf(seat), badge: null, isOut: seat.isOut },
      mark: round.shown.turn === number ? t('speaks') : '',
      cards: seat.cards.length > 0 ? seat.cards : COVERED,
    };
  }

  return {
    seat: seatOf,
    net({ seats, winners }) {
      const net = netOf(seats, winners, config);
      return new Map([...net].map(([seat, minor]) => [seat, minor - rakeOf(minor, config)]));
    },
    ownCards({ cards, seat }, round) {
      if (cards.length > 0) return cards;
      const isSeated = round.shown.seats.some((one) => one.seat === seat);
      return isSeated && isPlayed(round) && round.shown.winners.length + (round.shown.turn ?? 0) > 0 ? COVERED : [];
    },
    ownTold({ seat, cards, hand }) {
      const part = rakeOf(hand?.seats.find((one) => one.seat === seat)?.netMinor ?? 0, config);
      const said = cards.length > 0 ? [handText(t, cards)] : [];
      return [...said, ...(part > 0 ? [t('rake', { amount: money(part) })] : [])].join(' · ');
    },
    middle(round) {
      const { seats, lap } = round.shown;
      const pot = sumOf(seats, ({ halves }) => minorOf(halves, config));
      return isPlayed(round) && pot > 0 ? t('pot', { pot: money(pot), lap, laps: TRIO_MOST_LAPS }) : '';
    },
  };
}
