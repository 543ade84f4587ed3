import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import {
  type TrioStep as Step,
  TRIO_COVER_ANTES,
  TRIO_MOST_COURAGE,
  TRIO_MOST_LEVEL,
  TrioBet,
  TrioConfig,
  type TrioHand,
  TrioStep,
  TrioView,
} from '@tonalli/contracts/games/three-card-rooms';
import { defineGame } from '../../wagering/define-game';
import type { Turn } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import type { Phase } from '../../wagering/shared-rounds';
import { sumOf } from '../../wagering/stake';
import { fixedByTitle } from '../fixed-by-title';
import { rakeOf, roomOf } from '../rooms/rake';
import { seatOfVisitor, sitting } from '../rooms/seating';
import { minorOf, netOf } from './money';
import { trioRounds } from './rounds';
import { costOf, isIn, type SeatEntry, SeatState, saidOf, seatAt, type Table } from './table';

const LINE = 'hand';
/** Of what two put in alike a half is won, of which the house keeps a twentieth: the least that it has of a pot. */
const EDGE_BP = 250;

/** The hand as it came out, with the cards that were shown; null where none was played. */
function handOf(seats: readonly SeatEntry[], table: Table, config: TrioConfig): TrioHand | null {
  const there = new Set(sitting(seats).map(({ bet }) => bet.seat));
  const players = table.seats.filter(({ seat }) => there.has(seat));
  const net = netOf(players, table.winners, config);
  if (net.size === 0) return null;
  return {
    winners: [...table.winners],
    potMinor: sumOf(players, ({ halves }) => minorOf(halves, config)),
    rakeMinor: sumOf([...net.values()], (minor) => rakeOf(minor, config)),
    seats: players.map(({ seat, isAutomatic, isOut, halves }) => ({
      ...{ seat, isAutomatic, isOut, paidMinor: minorOf(halves, config), netMinor: net.get(seat) ?? 0 },
      cards: table.isShown && !isOut ? [...(table.deal?.hands[seat - 1] ?? [])] : [],
    })),
    acts: table.acts.map(({ seat, act, halves }) => ({ seat, act, minor: minorOf(halves, config) })),
  };
}

interface Ended {
  readonly hand: TrioHand | null;
  readonly table: Table;
  readonly config: TrioConfig;
}

/** Out of what the seat holds it stakes what it put into the pot. Whoever played keeps their own cards. */
function turnOf({ bet, state, heldMinor }: SeatEntry, { hand, table, config }: Ended): Turn<SeatState> {
  const own = hand?.seats.find(({ seat }) => seat === bet.seat);
  if (!hand || !own) return { state, releaseMinor: heldMinor };
  const { paidMinor: stakeMinor, netMinor } = own;
  const cards = [...(table.deal?.hands[bet.seat - 1] ?? [])];
  const kept = { ...hand, seats: hand.seats.map((seat) => (seat === own ? { ...seat, cards } : seat)) };
  return {
    state: { ...state, hand: kept },
    stakes: [{ line: LINE, stakeMinor, edgeBp: EDGE_BP, held: true }],
    results: [paid(LINE, stakeMinor, stakeMinor + netMinor - rakeOf(netMinor, config))],
    releaseMinor: heldMinor - stakeMinor,
  };
}

function stepped(entry: SeatEntry, { act }: Step, phase: Phase<Table> | null): SeatState {
  const { bet, state } = entry;
  if (phase?.name === 'over') throw new GameRefusal('TOO_LATE');
  const seat = phase?.name === 'turn' ? seatAt(phase.table, bet.seat) : null;
  if (!phase || !seat) throw new GameRefusal('STEP_INVALID', 'not asked now');
  if (seat.act === 'away') throw new GameRefusal('TOO_LATE');
  if (seat.isOut || seat.isAutomatic) throw new GameRefusal('STEP_INVALID', 'plays no more');
  const { turn, turnNo, level, seats } = phase.table;
  const hasLooked = seat.hasLooked || state.hasLooked;
  if (act === 'look') {
    if (hasLooked) throw new GameRefusal('STEP_INVALID', 'has looked');
    return { ...state, hasLooked: true };
  }
  if (turn !== bet.seat) throw new GameRefusal('STEP_INVALID', 'out of turn');
  if (saidOf(phase.table, [entry])) throw new GameRefusal('STEP_INVALID', 'said already');
  if (act === 'raise' && level >= TRIO_MOST_LEVEL) throw new GameRefusal('STEP_INVALID', 'the price is the highest');
  if (act === 'compare' && seats.filter(isIn).length > 2) throw new GameRefusal('STEP_INVALID', 'more than two are in');
  return { ...state, said: { turn: turnNo, act, halves: costOf(act, level, { hasLooked }) } };
}

/** The player's own cards as far as they are seen. */
function ownCards({ bet, state }: SeatEntry, phase: Phase<Table> | null): number[] {
  const kept = state.hand?.seats.find(({ seat }) => seat === bet.seat)?.cards;
  if (kept) return [...kept];
  if (phase?.name !== 'turn' || !(state.hasLooked || seatAt(phase.table, bet.seat)?.hasLooked)) return [];
  return [...(phase.table.deal?.hands[bet.seat - 1] ?? [])];
}

interface Rooms {
  readonly family: string;
  readonly isBlind: boolean;
  /** What rooms are played for, by their titles; whole antes can be halved. */
  readonly antesMinor: readonly [number, ...number[]];
}

/** Three cards, a pot and turns: players bank each other, and the house keeps a part of what is won. */
export function trioRoom({ family, isBlind, antesMinor }: Rooms) {
  // One seat has at most what five others put in.
  const room = (anteMinor: number): TrioConfig => roomOf(anteMinor, TRIO_COVER_ANTES, ROOM_SEATS - 1);
  const rooms = antesMinor.map(room);
  const initial = rooms[0] ?? room(antesMinor[0]);
  return defineGame({
    family,
    version: 1,
    draws: 'shared',
    bank: 'players',
    config: { schema: TrioConfig, initial },
    settingOf: (nodeId) => fixedByTitle(nodeId, rooms),
    bet: TrioBet,
    state: SeatState,
    view: TrioView,
    rounds: {
      of: trioRounds({ family, isBlind, initial }),
      keys: ({ round }) => [round],
      betsPerPlayer: 1,
      claim: ({ seat }) => `seat ${seat}`,
      mayWithdraw: true,
    },
    price: (_bet, { config }) => ({
      ...{ stakes: [], holdMinor: config.minStakeMinor, maxPayoutMinor: config.maxPayoutMinor },
    }),
    start: (_bet, { at }) => ({ state: { seatedAt: at, hasLooked: false, said: null, hand: null } }),
    steps: {
      step: TrioStep,
      apply: (entry, step, { phase }) => ({ state: stepped(entry, step, phase(entry.bet.round)) }),
    },
    showdown(seats, table, { config }) {
      const hand = handOf(seats, table, config);
      const turns = seats.map((seat) => [seat.id, turnOf(seat, { hand, table, config })]);
      return { turns: Object.fromEntries(turns), rakeMinor: hand?.rakeMinor ?? 0 };
    },
    show(entry, { phase }) {
      const { bet, state } = entry;
      const now = state.hand ? null : phase(bet.round);
      const hasLooked = state.hasLooked || !isBlind;
      const spokeIn = state.said?.turn ?? null;
      const cards = ownCards(entry, now);
      return { round: bet.round, seat: bet.seat, hasLooked, spokeIn, cards, hand: state.hand };
    },
    onExclusion: () => 'settle',
    stated: ({ anteMinor, maxStakeMinor }) => ({
      ...{ rtpPercent: null, volatility: null, minStake: anteMinor, maxStake: maxStakeMinor },
      ...{ maxWinStakes: null, features: ['ROOMS', 'PROVABLY_FAIR'] },
    }),
    automatic: {
      mark: 'plan',
      bet: (_stakeMinor, random, standing) => ({
        ...seatOfVisitor(random, standing),
        plan: { courage: random.int(0, TRIO_MOST_COURAGE) },
      }),
    },
  });
}
