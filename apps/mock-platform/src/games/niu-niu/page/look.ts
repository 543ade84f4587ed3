import { NIU_CARDS, type NiuNiuConfig, type NiuNiuShown, type NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import type { ShownRound } from '../../page/table/family';
import type { HandLook } from '../../rooms/page/board';
import { NO_LOOK, type SeatLook } from '../../rooms/page/place';
import { rakeOf } from '../../rooms/rake';
import { netOf } from '../money';
import type { Translate } from './texts';
import { handText, times } from './told';

interface LookParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: NiuNiuConfig;
}

type Round = ShownRound<NiuNiuShown>;

function netShown({ seats, bank, bid }: NiuNiuShown, config: NiuNiuConfig): ReadonlyMap<number, number> {
  if (bank === null || seats.some(({ cards }) => cards.length === 0)) return new Map();
  const players = seats.map(({ seat, multiple, cards }) => ({
    ...{ seat, cards, multiple: multiple ?? 1, heldMinor: config.minStakeMinor },
  }));
  const net = netOf(players, { bank, bid }, config);
  return new Map([...net].map(([seat, minor]) => [seat, minor - rakeOf(minor, config)]));
}

/** How a room shows niu niu: bids, the bank and its stakes, and what hands come to. */
export function niuLook({ t, money, config }: LookParts): HandLook<NiuNiuView, NiuNiuShown> {
  function noteOf(number: number, { phase, shown }: Round): string {
    const seat = shown.seats.find((one) => one.seat === number);
    if (!seat) return '';
    const away = seat.isAway ? [t('actAway')] : [];
    if (seat.cards.length > 0) {
      const hand = [handText(t, seat.cards), seat.multiple === null ? '' : times(seat.multiple)].join(' ').trim();
      return [hand, ...away].join(' · ');
    }
    if (phase === 'staking' && shown.bank === number) return [t('bank'), ...away].join(' · ');
    if (phase !== 'bidding' && phase !== 'staking') return '';
    return [t(seat.isReady ? 'isReady' : 'thinks'), ...away].join(' · ');
  }

  function seatOf(number: number, round: Round): SeatLook {
    const { phase, shown } = round;
    const seat = shown.seats.find((one) => one.seat === number);
    if (!seat) return NO_LOOK;
    const isBank = shown.bank === number;
    const isCovered = phase === 'bidding' || phase === 'staking';
    const covered = Array.from({ length: isCovered ? NIU_CARDS : 0 }, () => null);
    return {
      ...{ note: noteOf(number, round), mark: isBank ? t('bank') : '', isOut: false },
      badge: isBank ? `★ ${times(Math.max(1, seat.bid ?? 0))}` : null,
      cards: seat.cards.length > 0 ? seat.cards : covered,
    };
  }

  return {
    seat: seatOf,
    net: (shown) => netShown(shown, config),
    ownCards: ({ cards }) =>
      cards.length === 0 ? [] : [...cards, ...Array.from({ length: NIU_CARDS - cards.length }, () => null)],
    ownTold({ seat, cards, hand }) {
      const part = rakeOf(hand?.seats.find((one) => one.seat === seat)?.netMinor ?? 0, config);
      const said = cards.length === NIU_CARDS ? [handText(t, cards)] : [];
      return [...said, ...(part > 0 ? [t('rake', { amount: money(part) })] : [])].join(' · ');
    },
  };
}
