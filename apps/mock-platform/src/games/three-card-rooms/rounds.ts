import { ROOM_DECIDED_MS, ROOM_LEAST_PLAYERS, ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import {
  TRIO_HANDS,
  TRIO_TURN_MS,
  TrioConfig,
  type TrioSeat,
  type TrioShown,
} from '@tonalli/contracts/games/three-card-rooms';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { forceBy } from '../../wagering/force';
import { defineRounds, type Phase } from '../../wagering/shared-rounds';
import { CLOSED_MS, EMPTY_MS, REST_MS, seatingMs, sitting } from '../rooms/seating';
import { drawDeal } from './deal';
import { strengthOf } from './hand';
import {
  afterTurn,
  dealtTable,
  EMPTY,
  isIn,
  refreshed,
  type SeatEntry,
  saidOf,
  seatAt,
  seatedTable,
  Table,
  type TableSeat,
} from './table';

export interface Variant {
  /** Of the game and of its rounds. */
  readonly family: string;
  /** Cards lie face down until their player looks, and whoever has not looked pays half. */
  readonly isBlind: boolean;
  readonly initial: TrioConfig;
}

const over = (table: Table): Phase<Table> => ({ name: 'over', takesBets: false, lastsMs: null, table });

function turning(table: Table): Phase<Table> {
  if (table.turn === null) return over(table);
  const lastsMs = seatAt(table, table.turn)?.isAutomatic ? ROOM_DECIDED_MS : TRIO_TURN_MS;
  return { name: 'turn', takesBets: false, lastsMs, table };
}

interface Advancing {
  readonly draws: DrawSource;
  readonly entrants: () => readonly SeatEntry[];
}

const advanceOf =
  ({ isBlind }: Pick<Variant, 'isBlind'>) =>
  (from: Phase<Table> | null, { draws, entrants }: Advancing): Phase<Table> => {
    if (!from) return { name: 'open', takesBets: true, lastsMs: EMPTY_MS, hidesEnd: true, table: EMPTY };
    if (from.name === 'turn') return turning(afterTurn(from.table, entrants()));
    const table = seatedTable(from.table, entrants());
    if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: CLOSED_MS, table };
    const deal = drawDeal(draws);
    // Whoever is left alone plays nobody, and sees no card.
    if (table.seats.length < ROOM_LEAST_PLAYERS) return over({ ...table, deal });
    return turning(dealtTable(table, deal, isBlind));
  };

interface Updating {
  readonly beganAt: number;
  readonly entrants: readonly SeatEntry[];
}

function update({ name, table: before, lastsMs }: Phase<Table>, { beganAt, entrants }: Updating) {
  // Nobody counts the hours in which a room waits for a player.
  if (name === 'open') {
    const seats = sitting(entrants);
    const table = seatedTable(before, entrants);
    return { table, lastsMs: seatingMs(seats, beganAt), ...(seats.length === 0 && { hidesEnd: true as const }) };
  }
  if (name !== 'turn') return { table: name === 'closed' ? seatedTable(before, entrants) : before, lastsMs };
  const table = refreshed(before, entrants);
  const isWaitedFor = seatAt(table, table.turn) !== null && table.seats.filter(isIn).length > 1;
  return { table, lastsMs: isWaitedFor && saidOf(table, entrants) === null ? lastsMs : 0 };
}

function shownSeat({ name, table }: Phase<Table>, { isOut, ...seat }: TableSeat): TrioSeat {
  const isTurned = name === 'over' && table.isShown && !isOut;
  return { ...seat, isOut, cards: isTurned ? [...(table.deal?.hands[seat.seat - 1] ?? [])] : [] };
}

/** What the hands of seats come to, and which seat speaks first. */
const Wish = z.strictObject({
  hands: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6']), z.enum(TRIO_HANDS)).optional(),
  first: z.int().min(1).max(ROOM_SEATS).optional(),
});

function comesTo({ deal }: Table, { hands = {}, first }: z.infer<typeof Wish>): boolean {
  if (!deal || (first !== undefined && deal.first !== first)) return false;
  return Object.entries(hands).every(
    ([seat, wanted]) => strengthOf(deal.hands[Number(seat) - 1] ?? []).hand === wanted,
  );
}

/** One hand after another in each room, dealt once two sit; who has a seat is in the hand until it is over. */
export const trioRounds = ({ family, isBlind, initial }: Variant) =>
  defineRounds({
    name: family,
    version: 1,
    perTitle: true,
    config: { schema: TrioConfig, initial },
    table: Table,
    mostPerDay: 6_000,
    restMs: () => REST_MS,
    advance: advanceOf({ isBlind }),
    update,
    show(phase): TrioShown {
      const { seats, turn, turnNo, level, lap, winners } = phase.table;
      return { seats: seats.map((seat) => shownSeat(phase, seat)), turn, turnNo, level, lap, winners };
    },
    force: forceBy(Wish, comesTo),
  });
