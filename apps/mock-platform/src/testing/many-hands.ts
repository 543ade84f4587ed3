import { NIU_MOST_BID, NIU_MOST_MULTIPLE } from '@tonalli/contracts/games/niu-niu';
import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { TRIO_MOST_COURAGE, TRIO_MOST_LEVEL, type TrioAct } from '@tonalli/contracts/games/three-card-rooms';
import { bankOf, drawDeal as drawNiu } from '../games/niu-niu/deal';
import { netOf as netOfNiu } from '../games/niu-niu/money';
import { rakeOf } from '../games/rooms/rake';
import { drawDeal as drawTrio } from '../games/three-card-rooms/deal';
import { netOf as netOfTrio } from '../games/three-card-rooms/money';
import { afterTurn, costOf, dealtTable, EMPTY, isIn, type SeatEntry, seatAt } from '../games/three-card-rooms/table';
import { type DrawSource, fairDraws } from '../kernel/fairness';

interface Playing {
  readonly anteMinor: number;
  readonly rakeBp: number;
  /** What each seat puts up. */
  readonly coverMinor: number;
}

export interface ManyHands {
  readonly hands: number;
  /** What winners and losers have together is not nothing. */
  readonly unbalanced: number;
  /** The most that one seat lost, below zero, and won, before the house's part. */
  readonly least: number;
  readonly most: number;
  readonly wonMinor: number;
  readonly rakeMinor: number;
}

/** Sums of so many hands, each of any seats that decide anything. */
function play(hands: number, hand: (draws: DrawSource) => ReadonlyMap<number, number>, playing: Playing): ManyHands {
  const draws = fairDraws({ serverSeed: 'ab'.repeat(32), clientSeed: 'many-hands', nonce: 0 });
  const sums = { hands, unbalanced: 0, least: 0, most: 0, wonMinor: 0, rakeMinor: 0 };
  for (let nth = 0; nth < hands; nth += 1) {
    let together = 0;
    for (const minor of hand(draws).values()) {
      together += minor;
      sums.least = Math.min(sums.least, minor);
      sums.most = Math.max(sums.most, minor);
      sums.wonMinor += Math.max(0, minor);
      sums.rakeMinor += rakeOf(minor, playing);
    }
    if (together !== 0) sums.unbalanced += 1;
  }
  return sums;
}

/** Two to six places, any of them. */
function someSeats(draws: DrawSource): number[] {
  const places = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1);
  for (let out = draws.below(ROOM_SEATS - 1); out > 0; out -= 1) places.splice(draws.below(places.length), 1);
  return places;
}

export function playNiuHands(hands: number, playing: Playing): ManyHands {
  const hand = (draws: DrawSource) => {
    const deal = drawNiu(draws);
    const seats = someSeats(draws).map((seat) => ({ seat, bid: draws.below(NIU_MOST_BID + 1) }));
    const players = seats.map(({ seat }) => ({
      ...{ seat, cards: deal.hands[seat - 1] ?? [], heldMinor: playing.coverMinor },
      multiple: 1 + draws.below(NIU_MOST_MULTIPLE),
    }));
    const banked = bankOf(seats, deal);
    return banked ? netOfNiu(players, banked, playing) : new Map<number, number>();
  };
  return play(hands, hand, playing);
}

/** `away` says nothing, and every other act is one that is open to the seat. */
const ACTS: readonly TrioAct[] = ['call', 'call', 'call', 'raise', 'raise', 'compare', 'fold', 'away'];

export function playTrioHands(hands: number, { isBlind, ...playing }: Playing & { isBlind: boolean }): ManyHands {
  const hand = (draws: DrawSource) => {
    const entries = someSeats(draws).map((seat): SeatEntry => {
      const plan = draws.below(3) === 0 ? { courage: draws.below(TRIO_MOST_COURAGE + 1) } : undefined;
      return {
        ...{ id: String(seat), open: {} },
        bet: { round: '', seat, seed: 'many-hands', ...(plan && { plan }) },
        state: { seatedAt: 0, hasLooked: false, said: null, hand: null },
        heldMinor: playing.coverMinor,
      };
    });
    const seats = entries.map(({ bet: { seat, plan } }) => ({
      ...{ seat, isAutomatic: plan !== undefined, hasLooked: false, isOut: false, halves: 0, act: null },
    }));
    let table = dealtTable({ ...EMPTY, seats }, drawTrio(draws), isBlind);
    while (table.turn !== null) {
      const { turn, turnNo, level } = table;
      const act = ACTS[draws.below(ACTS.length)] ?? 'call';
      const isClosed =
        act === 'away' ||
        (act === 'raise' && level >= TRIO_MOST_LEVEL) ||
        (act === 'compare' && table.seats.filter(isIn).length > 2);
      const looks = draws.below(3) === 0;
      const speaking = entries.map((entry): SeatEntry => {
        if (entry.bet.seat !== turn) return entry;
        const hasLooked = (seatAt(table, turn)?.hasLooked ?? false) || looks;
        const said = isClosed ? null : { turn: turnNo, act, halves: costOf(act, level, { hasLooked }) };
        return { ...entry, state: { ...entry.state, hasLooked, said } };
      });
      table = afterTurn(table, speaking);
    }
    return netOfTrio(table.seats, table.winners, playing);
  };
  return play(hands, hand, playing);
}
