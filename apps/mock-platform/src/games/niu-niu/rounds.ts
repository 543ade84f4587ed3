import {
  NIU_BID_MS,
  NIU_STAKE_MS,
  type NiuNiuBet,
  NiuNiuConfig,
  NiuNiuHand,
  type NiuNiuSeat,
  type NiuNiuShown,
} from '@tonalli/contracts/games/niu-niu';
import { ROOM_DECIDED_MS, ROOM_LEAST_PLAYERS } from '@tonalli/contracts/games/rooms';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { forceBy } from '../../wagering/force';
import type { Entry } from '../../wagering/game-module';
import { defineRounds, type Phase } from '../../wagering/shared-rounds';
import { CLOSED_MS, EMPTY_MS, REST_MS, seatingMs, sitting } from '../rooms/seating';
import { bankOf, Deal, drawDeal } from './deal';
import { niuOf } from './hand';
import { INITIAL } from './limits';

export const SeatState = z.object({
  seatedAt: z.int(),
  /** Null until it was said. */
  bid: z.int().nullable(),
  multiple: z.int().nullable(),
  /** Null until the hand is over. */
  hand: z.nullable(NiuNiuHand),
});
export type SeatState = z.infer<typeof SeatState>;
export type SeatEntry = Entry<NiuNiuBet, SeatState>;

const TableSeat = z.object({
  seat: z.int(),
  isAutomatic: z.boolean(),
  bid: z.int().nullable(),
  multiple: z.int().nullable(),
});
type TableSeat = z.infer<typeof TableSeat>;

const Table = z.object({
  /** Drawn once no more seats are taken; null before. */
  deal: Deal.nullable(),
  bank: z.int().nullable(),
  bid: z.int(),
  seats: z.array(TableSeat),
});
export type Table = z.infer<typeof Table>;
const EMPTY: Table = { deal: null, bank: null, bid: 0, seats: [] };

const seatsOf = (entries: readonly SeatEntry[]): TableSeat[] =>
  entries.map(({ bet, state }) => ({
    ...{ seat: bet.seat, isAutomatic: bet.plan !== undefined },
    ...{ bid: state.bid, multiple: state.multiple },
  }));

/** Whoever sits is asked in one phase for a bid, in the next, the bank excepted, for a stake. */
const isAnswered = (name: string, { bank }: Pick<Table, 'bank'>, { seat, bid, multiple }: TableSeat): boolean =>
  name === 'bidding' ? bid !== null : seat === bank || multiple !== null;

/** Of what is over by now: a bid that was not made, and behind the showdown a stake. */
const isAway = (name: string, { bank }: Pick<Table, 'bank'>, { seat, bid, multiple }: TableSeat): boolean =>
  bank !== null && (bid === null || (name === 'over' && seat !== bank && multiple === null));

function decidingMs(name: 'bidding' | 'staking', table: Table): number {
  if (table.seats.every((seat) => isAnswered(name, table, seat))) return ROOM_DECIDED_MS;
  return name === 'bidding' ? NIU_BID_MS : NIU_STAKE_MS;
}

const deciding = (name: 'bidding' | 'staking', table: Table): Phase<Table> => ({
  ...{ name, takesBets: false, lastsMs: decidingMs(name, table), table },
});
const over = (table: Table): Phase<Table> => ({ name: 'over', takesBets: false, lastsMs: null, table });

interface Advancing {
  readonly draws: DrawSource;
  readonly entrants: () => readonly SeatEntry[];
}

function advance(from: Phase<Table> | null, { draws, entrants }: Advancing): Phase<Table> {
  if (!from) return { name: 'open', takesBets: true, lastsMs: EMPTY_MS, hidesEnd: true, table: EMPTY };
  const table = { ...from.table, seats: seatsOf(sitting(entrants())) };
  if (from.name === 'open') return { name: 'closed', takesBets: false, lastsMs: CLOSED_MS, table };
  const dealt = from.name === 'closed' ? { ...table, deal: drawDeal(draws) } : table;
  // Whoever is left alone plays nobody, and sees no card.
  if (table.seats.length < ROOM_LEAST_PLAYERS) return over({ ...dealt, bank: null });
  if (from.name === 'closed') return deciding('bidding', dealt);
  if (from.name === 'bidding' && table.deal) {
    return deciding('staking', { ...table, ...bankOf(table.seats, table.deal) });
  }
  return over(table);
}

interface Updating {
  readonly beganAt: number;
  readonly entrants: readonly SeatEntry[];
}

function update({ name, table: before, lastsMs }: Phase<Table>, { beganAt, entrants }: Updating) {
  const seats = sitting(entrants);
  const table = { ...before, seats: seatsOf(seats) };
  // Nobody counts the hours in which a room waits for a player.
  if (name === 'open') {
    return { table, lastsMs: seatingMs(seats, beganAt), ...(seats.length === 0 && { hidesEnd: true as const }) };
  }
  if (name !== 'bidding' && name !== 'staking') return { table, lastsMs };
  return { table, lastsMs: table.seats.every((seat) => isAnswered(name, table, seat)) ? 0 : lastsMs };
}

function shownSeat({ name, table }: Phase<Table>, seat: TableSeat): NiuNiuSeat {
  const isOver = name === 'over' && table.bank !== null;
  const isBank = seat.seat === table.bank;
  return {
    ...{ seat: seat.seat, isAutomatic: seat.isAutomatic },
    isAway: isAway(name, table, seat),
    isReady: (name === 'bidding' || name === 'staking') && isAnswered(name, table, seat),
    bid: name === 'staking' || isOver ? (seat.bid ?? 0) : null,
    multiple: isOver && !isBank ? (seat.multiple ?? 1) : null,
    cards: isOver ? [...(table.deal?.hands[seat.seat - 1] ?? [])] : [],
  };
}

const Niu = z.int().min(0).max(10);
/** What the hands of seats come to. */
const Wish = z.strictObject({
  niu: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6']), Niu),
});

/** One hand after another in each room, dealt once two sit; who has a seat is in the hand until it is over. */
export const niuNiuRounds = defineRounds({
  name: 'niu-niu',
  version: 1,
  perTitle: true,
  config: { schema: NiuNiuConfig, initial: INITIAL },
  table: Table,
  mostPerDay: 6_000,
  restMs: () => REST_MS,
  advance,
  update,
  show(phase): NiuNiuShown {
    const { seats, bank, bid } = phase.table;
    return { seats: seats.map((seat) => shownSeat(phase, seat)), bank, bid };
  },
  force: forceBy(Wish, ({ deal }: Table, { niu }) =>
    Object.entries(niu).every(
      ([seat, wanted]) => deal !== null && niuOf(deal.hands[Number(seat) - 1] ?? []) === wanted,
    ),
  ),
});
