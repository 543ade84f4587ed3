import {
  TRIO_MOST_LAPS,
  TRIO_MOST_LEVEL,
  TrioAct,
  type TrioBet,
  TrioHand,
} from '@tonalli/contracts/games/three-card-rooms';
import { z } from 'zod';
import type { Entry } from '../../wagering/game-module';
import { sitting } from '../rooms/seating';
import { Deal, orderOf } from './deal';
import { bestOf } from './hand';
import { planned } from './planned';

const ANTE_HALVES = 2;

const Said = z.object({
  /** The turn that it was said in, counted from 1. */
  turn: z.int(),
  act: TrioAct,
  /** What it costs. */
  halves: z.int(),
});

export const SeatState = z.object({
  seatedAt: z.int(),
  hasLooked: z.boolean(),
  /** What the player said last; null before. */
  said: Said.nullable(),
  /** Null until the hand is over. */
  hand: z.nullable(TrioHand),
});
export type SeatState = z.infer<typeof SeatState>;
export type SeatEntry = Entry<TrioBet, SeatState>;

const TableSeat = z.object({
  seat: z.int(),
  isAutomatic: z.boolean(),
  hasLooked: z.boolean(),
  isOut: z.boolean(),
  halves: z.int(),
  act: z.nullable(TrioAct),
});
export type TableSeat = z.infer<typeof TableSeat>;

export const Table = z.object({
  /** Drawn once no more seats are taken; null before. */
  deal: Deal.nullable(),
  /** Whoever sits, by number: who stepped back from playing is gone, with all that was put in. */
  seats: z.array(TableSeat),
  /** The seats that were dealt, in the order in which they speak. */
  order: z.array(z.int()),
  turn: z.int().nullable(),
  /** Which turn of the hand it is, from 1. */
  turnNo: z.int(),
  level: z.int(),
  lap: z.int(),
  acts: z.array(z.object({ seat: z.int(), act: TrioAct, halves: z.int() })),
  /** Cards are turned over at the end, and who has the pot. */
  isShown: z.boolean(),
  winners: z.array(z.int()),
});
export type Table = z.infer<typeof Table>;

export const EMPTY: Table = {
  ...{ deal: null, seats: [], order: [], turn: null, turnNo: 0, level: 1, lap: 1, acts: [] },
  ...{ isShown: false, winners: [] },
};

export const isIn = ({ isOut }: Pick<TableSeat, 'isOut'>): boolean => !isOut;
export const seatAt = ({ seats }: Table, seat: number | null): TableSeat | null =>
  seats.find((one) => one.seat === seat) ?? null;

/** What a call costs at a level, in halves of an ante: whoever has not looked pays half. */
export const priceOf = (level: number, { hasLooked }: Pick<TableSeat, 'hasLooked'>): number =>
  hasLooked ? 2 * level : level;

/** Who sits before the deal. */
export const seatedTable = (table: Table, entrants: readonly SeatEntry[]): Table => ({
  ...table,
  seats: sitting(entrants).map(({ bet }) => ({
    ...{ seat: bet.seat, isAutomatic: bet.plan !== undefined, hasLooked: false, isOut: false, halves: 0, act: null },
  })),
});

/** Everybody has put in the ante, and the first seat has to speak. Where cards are seen from the beginning everybody has looked. */
export function dealtTable(table: Table, deal: Deal, isBlind: boolean): Table {
  const seats = table.seats.map((seat) => ({ ...seat, halves: ANTE_HALVES, hasLooked: !isBlind }));
  const order = orderOf(
    seats.map(({ seat }) => seat),
    deal,
  );
  return { ...table, deal, seats, order, turn: order[0] ?? null, turnNo: 1 };
}

/** Who is gone is taken out, and who has looked meanwhile has looked. */
export function refreshed(table: Table, entrants: readonly SeatEntry[]): Table {
  const there = new Map(sitting(entrants).map(({ bet, state }) => [bet.seat, state]));
  const looks = table.seats.filter(({ seat, hasLooked }) => !hasLooked && there.get(seat)?.hasLooked);
  return {
    ...table,
    acts: [...table.acts, ...looks.map(({ seat }) => ({ seat, act: 'look' as const, halves: 0 }))],
    seats: table.seats
      .filter(({ seat }) => there.has(seat))
      .map((seat) => (looks.includes(seat) ? { ...seat, hasLooked: true } : seat)),
  };
}

/** What the seat whose turn it is said in it; null while it said nothing. */
export function saidOf({ turn, turnNo }: Table, entrants: readonly SeatEntry[]): SeatState['said'] {
  const said = entrants.find(({ bet }) => bet.seat === turn)?.state.said ?? null;
  return said?.turn === turnNo ? said : null;
}

/** A seat that plays by itself looks first, where it does. */
function automaticTurn(table: Table, seat: TableSeat, entrants: readonly SeatEntry[]): Table {
  const courage = entrants.find(({ bet }) => bet.seat === seat.seat)?.bet.plan?.courage ?? 0;
  const cards = table.deal?.hands[seat.seat - 1] ?? [];
  const { looks, act } = planned({ courage, cards, seat, table });
  const seen = { ...seat, hasLooked: seat.hasLooked || looks };
  const acts = looks ? [...table.acts, { seat: seat.seat, act: 'look' as const, halves: 0 }] : table.acts;
  return acted({ ...table, acts }, seen, { act, halves: costOf(act, table.level, seen) });
}

export const costOf = (act: TrioAct, level: number, seat: Pick<TableSeat, 'hasLooked'>): number => {
  if (act === 'raise') return priceOf(level + 1, seat);
  return act === 'call' || act === 'compare' ? priceOf(level, seat) : 0;
};

function acted(table: Table, by: TableSeat, { act, halves }: { act: TrioAct; halves: number }): Table {
  const isOut = act === 'fold' || act === 'away';
  const next = { ...by, act, isOut, halves: by.halves + halves };
  return {
    ...table,
    level: act === 'raise' ? Math.min(TRIO_MOST_LEVEL, table.level + 1) : table.level,
    seats: table.seats.map((seat) => (seat.seat === by.seat ? next : seat)),
    acts: [...table.acts, { seat: by.seat, act, halves }],
  };
}

/** The next seat that is in, and whether everybody has spoken once more. */
function following({ seats, order, turn }: Table): { readonly turn: number | null; readonly isNewLap: boolean } {
  const playing = new Set(seats.filter(isIn).map(({ seat }) => seat));
  const at = order.indexOf(turn ?? 0);
  const behind = order.slice(at + 1).find((seat) => playing.has(seat));
  if (behind !== undefined) return { turn: behind, isNewLap: false };
  return { turn: order.find((seat) => playing.has(seat)) ?? null, isNewLap: true };
}

/** The hand as it ends: one who is left has the pot unseen, of several the best hand has it. */
function ended(table: Table, isShown: boolean): Table {
  const left = table.seats.filter(isIn);
  // Who is alone at the table because all others stepped back from playing has won nothing.
  if (table.seats.length < 2) return { ...table, turn: null };
  if (!isShown || left.length < 2) return { ...table, turn: null, winners: left.map(({ seat }) => seat) };
  const hands = left.map(({ seat }) => ({ seat, cards: table.deal?.hands[seat - 1] ?? [] }));
  return { ...table, turn: null, isShown: true, winners: bestOf(hands) };
}

/** A turn is over: what its seat said happens, or it is out of the hand; then the next one speaks, or the hand ends. */
export function afterTurn(before: Table, entrants: readonly SeatEntry[]): Table {
  const table = refreshed(before, entrants);
  if (table.seats.filter(isIn).length < 2) return ended(table, false);
  const seat = seatAt(table, table.turn);
  const said = saidOf(table, entrants) ?? { act: 'away' as const, halves: 0 };
  const spoken = !seat ? table : seat.isAutomatic ? automaticTurn(table, seat, entrants) : acted(table, seat, said);
  if (spoken.seats.filter(isIn).length < 2) return ended(spoken, false);
  if (seat && seatAt(spoken, seat.seat)?.act === 'compare') return ended(spoken, true);
  const { turn, isNewLap } = following(spoken);
  const lap = spoken.lap + (isNewLap ? 1 : 0);
  if (lap > TRIO_MOST_LAPS) return ended(spoken, true);
  return { ...spoken, turn, lap, turnNo: spoken.turnNo + 1 };
}
