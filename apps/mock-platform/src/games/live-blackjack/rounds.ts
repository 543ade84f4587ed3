import { Card, RANKS } from '@tonalli/contracts/games/cards';
import {
  DEAL_MS,
  DEALER_MS,
  DECISION_MS,
  FULL_MS,
  INSURANCE_MS,
  type LiveBlackjackBet,
  LiveBlackjackConfig,
  LiveBlackjackSeat,
  type LiveBlackjackShown,
  SEATING_MS,
  SEATS,
} from '@tonalli/contracts/games/live-blackjack';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { forceBy } from '../../wagering/force';
import type { Entry } from '../../wagering/game-module';
import { defineRounds, type Phase } from '../../wagering/shared-rounds';
import { isAce, isBlackjack, pointsOf } from '../blackjack/hands';
import { dealerHand, drawOrders } from './orders';
import { type Dealing, moved, type SeatState, shownSeat } from './seat';

/** A table at which nobody sits waits for somebody, all of the longest day. */
const EMPTY_MS = 25 * 3_600_000;
const CLOSED_MS = 1_000;
/** Between the last card of a phase and the next one. */
const PAUSE_MS = 700;
const REST_MS = 4_000;

const Orders = z.object({ dealer: z.array(Card).readonly(), seats: z.array(z.array(Card).readonly()).readonly() });

const Table = z.object({
  /** Every card that may come, drawn once no more bets are taken; null before. */
  orders: Orders.nullable(),
  /** Since when the phase lasts. */
  from: z.int(),
  /** Taken ones, by number. */
  seats: z.array(LiveBlackjackSeat),
});
export type Table = z.infer<typeof Table>;

export type SeatEntry = Entry<LiveBlackjackBet, SeatState>;

/** Whose bet was not taken back. */
const sitting = (entrants: readonly SeatEntry[]): SeatEntry[] =>
  entrants.filter(({ open }) => Object.keys(open).length > 0).sort((one, other) => one.bet.seat - other.bet.seat);

export function dealingOf({ name, table }: Pick<Phase<Table>, 'name' | 'table'>): Dealing {
  return { phase: name, from: table.from, orders: table.orders ?? { dealer: [], seats: [] } };
}

interface Coming {
  readonly name: string;
  readonly lastsMs: number | null;
}

interface Now {
  readonly at: number;
  readonly orders: Table['orders'];
  readonly seats: readonly SeatEntry[];
}

const shownSeats = (seats: readonly SeatEntry[], dealing: Dealing): LiveBlackjackSeat[] =>
  seats.map(({ bet, state }) => shownSeat(moved(state, bet.seat, dealing), bet));

/** Nobody counts the hours in which a table waits for a player. */
const waiting = (seats: readonly SeatEntry[]): { hidesEnd?: true } => (seats.length === 0 ? { hidesEnd: true } : {});

/** A phase that begins now, with the seats as they are in it. */
function phaseOf({ name, lastsMs }: Coming, { at, orders, seats }: Now): Phase<Table> {
  const table: Table = { orders, from: at, seats: [] };
  return {
    ...{ name, lastsMs, takesBets: name === 'open', ...(name === 'open' && waiting(seats)) },
    table: { ...table, seats: shownSeats(seats, dealingOf({ name, table })) },
  };
}

/** Once the dealer has looked at the card below: seats play, unless nothing is left to play for. */
function played(now: Now): Phase<Table> {
  const dealer = now.orders?.dealer ?? [];
  const playing = phaseOf({ name: 'playing', lastsMs: DECISION_MS }, now);
  const isPlayed = !isBlackjack(dealer.slice(0, 2)) && playing.table.seats.some(({ stage }) => stage === 'play');
  return isPlayed ? playing : drawing(now);
}

function drawing(now: Now): Phase<Table> {
  const cards = dealerHand(now.orders ?? { dealer: [], seats: [] }).length;
  return phaseOf({ name: 'drawing', lastsMs: DEALER_MS * (cards - 1) + PAUSE_MS }, now);
}

function dealt(now: Now): Phase<Table> {
  if (now.seats.length === 0) return phaseOf({ name: 'over', lastsMs: null }, now);
  return phaseOf({ name: 'dealing', lastsMs: 2 * (now.seats.length + 1) * DEAL_MS + PAUSE_MS }, now);
}

function after(name: string, now: Now): Phase<Table> {
  if (name === 'open') return phaseOf({ name: 'closed', lastsMs: CLOSED_MS }, now);
  if (name === 'dealing' && isAce(now.orders?.dealer[0] ?? -1)) {
    return phaseOf({ name: 'insurance', lastsMs: INSURANCE_MS }, now);
  }
  if (name === 'dealing' || name === 'insurance') return played(now);
  return name === 'playing' ? drawing(now) : phaseOf({ name: 'over', lastsMs: null }, now);
}

/** From the first seat that is taken on others have a while to sit down; with none free nobody is waited for. */
function seatingMs(seats: readonly SeatEntry[], beganAt: number): number {
  const since = seats.map(({ state }) => state.seatedAt);
  if (since.length === 0) return EMPTY_MS;
  const until = Math.min(...since) + SEATING_MS;
  return (since.length === SEATS ? Math.min(until, Math.max(...since) + FULL_MS) : until) - beganAt;
}

/** Until the last seat that is asked has decided, or has had its time. */
function decidingMs(seats: readonly SeatEntry[], beganAt: number): number {
  return Math.max(0, ...seats.map(({ state }) => (state.decideBy ?? 0) - beganAt));
}

function updatedMs({ name, lastsMs }: Coming, seats: readonly SeatEntry[], beganAt: number): number | null {
  if (name === 'open') return seatingMs(seats, beganAt);
  return name === 'insurance' || name === 'playing' ? decidingMs(seats, beganAt) : lastsMs;
}

interface Advancing {
  readonly at: number;
  readonly draws: DrawSource;
  readonly entrants: () => readonly SeatEntry[];
}

interface Recast {
  readonly entrants: readonly SeatEntry[];
}

interface Updating {
  readonly beganAt: number;
  readonly entrants: readonly SeatEntry[];
}

/** The first cards of the dealer and of seats; a 10 is any card that counts ten. */
const Wished = z.array(z.enum(RANKS.slice(0, 10))).max(2);
const Wish = z.strictObject({
  dealer: Wished.optional(),
  seats: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.array(z.enum(RANKS.slice(0, 10))).max(3))
    .optional(),
});

const comes = (cards: readonly number[] | undefined, wished: readonly string[] = []): boolean =>
  wished.every((rank, at) => RANKS[pointsOf(cards?.[at] ?? 0) - 1] === rank);

/**
 * The dealer's cards below the first one, drawn otherwise: what seats saw and took stays. Null where the dealer comes to a blackjack,
 * or no longer does: then seats had not played as they did.
 */
function recast(
  { table, ...over }: Phase<Table>,
  { draws, entrants }: Pick<Advancing, 'draws'> & Recast,
): Phase<Table> | null {
  const { orders } = table;
  const [shown, ...below] = orders?.dealer ?? [];
  if (!orders || shown === undefined) return null;
  const dealer = [shown, ...drawOrders(draws).dealer.slice(0, below.length)];
  if (isBlackjack(dealer.slice(0, 2)) !== isBlackjack(orders.dealer.slice(0, 2))) return null;
  const anew = { ...table, orders: { ...orders, dealer } };
  const seats = shownSeats(sitting(entrants), dealingOf({ name: over.name, table: anew }));
  return { ...over, table: { ...anew, seats } };
}

/** One round after another at each table, dealt once somebody sits; every seat plays its own cards, all at the same time. */
export const tables = defineRounds({
  name: 'live-blackjack',
  version: 1,
  perTitle: true,
  config: {
    schema: LiveBlackjackConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  table: Table,
  mostPerDay: 6_000,
  restMs: () => REST_MS,
  advance(from, { at, draws, entrants }: Advancing): Phase<Table> {
    if (!from) return phaseOf({ name: 'open', lastsMs: EMPTY_MS }, { at, orders: null, seats: [] });
    const seats = sitting(entrants());
    if (from.name === 'closed') return dealt({ at, orders: drawOrders(draws), seats });
    return after(from.name, { at, orders: from.table.orders, seats });
  },
  update({ table, ...phase }, { beganAt, entrants }: Updating) {
    const seats = sitting(entrants);
    return {
      table: { ...table, seats: seats.map(({ bet, state }) => shownSeat(state, bet)) },
      lastsMs: updatedMs(phase, seats, beganAt),
      ...(phase.takesBets && waiting(seats)),
    };
  },
  show(phase): LiveBlackjackShown {
    const { seats } = phase.table;
    const { orders } = dealingOf(phase);
    const isTurned = phase.name === 'drawing' || phase.name === 'over';
    if (seats.length === 0 || orders.dealer.length === 0) return { seats, dealer: [] };
    return { seats, dealer: [...(isTurned ? dealerHand(orders) : orders.dealer.slice(0, 1))] };
  },
  recast: (over, context: Pick<Advancing, 'draws'> & Recast) => recast(over, context),
  force: forceBy(Wish, ({ orders }: Table, { dealer, seats = {} }) => {
    if (!orders) return false;
    const isDealt = Object.entries(seats).every(([seat, own]) => comes(orders.seats[Number(seat) - 1], own));
    return comes(orders.dealer, dealer) && isDealt;
  }),
});
