import { z } from 'zod';
import { defineGame } from '../define-game';
import { divide } from '../funding';
import type { Entry, Turn } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid } from '../settlement';
import { defineRounds } from '../shared-rounds';
import { sumOf } from '../stake';
import { beats, multipleOf, niuOf } from './niu-hand-fixture';
import { numbered } from './numbered-fixture';

const LINE = 'hand';
const CARDS = 5;
const DECK = 52;

const Bet = z.strictObject({
  table: z.string(),
  /** Whoever bids most is the bank; every bet is multiplied by the bid. */
  bid: z.int().min(0).max(3),
});
const State = z.object({ multiple: z.int() });
type Seat = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;

const Table = z.object({ bank: z.string().nullable(), bid: z.int(), hands: z.record(z.string(), z.array(z.int())) });
type Table = z.infer<typeof Table>;

/** One hand: bids, then the others' multiples, then five cards for each. */
export const hands = defineRounds({
  name: 'niu-niu-table-1',
  version: 1,
  config: { schema: z.object({ waitMs: z.int() }), initial: { waitMs: 10_000 } },
  table: Table,
  mostPerDay: 10_000,
  next: (last, { at, day }) => ({ ...numbered('hand', last, day), opensAt: at }),
  advance(from, { config, draws, entrants }: Dealing) {
    const table: Table = { bank: null, bid: 0, hands: {} };
    if (!from) return { name: 'bids', takesBets: true, lastsMs: config.waitMs, table };
    const seats = entrants();
    if (seats.length < 2) return { name: 'alone', takesBets: false, lastsMs: null, table };
    if (from.name === 'bids') return { name: 'closed', takesBets: false, lastsMs: 1_000, table };
    if (from.name === 'closed') {
      const bid = Math.max(...seats.map((seat) => seat.bet.bid));
      const highest = seats.filter((seat) => seat.bet.bid === bid);
      const bank = highest[draws.below(highest.length)]?.id ?? null;
      return {
        name: 'multiples',
        takesBets: false,
        lastsMs: config.waitMs,
        table: { ...table, bank, bid: Math.max(bid, 1) },
      };
    }
    const deck = Array.from({ length: DECK }, (_, card) => card);
    const five = () => Array.from({ length: CARDS }, () => deck.splice(draws.below(deck.length), 1)).flat();
    const dealt = Object.fromEntries(seats.map((seat) => [seat.id, five()]));
    return { name: 'shown', takesBets: false, lastsMs: null, table: { ...from.table, hands: dealt } };
  },
  show: ({ name, table }) => ({ name, bank: table.bank, hands: name === 'shown' ? table.hands : {} }),
});

interface Dealing {
  readonly config: { readonly waitMs: number };
  readonly at: number;
  readonly draws: { below: (bound: number) => number };
  readonly entrants: () => readonly Seat[];
}

interface Rules {
  anteMinor: number;
  rakeBp: number;
}

/** What each seat wins (above 0) or loses, before the rake; together nothing. Nobody can lose more than their cover, and who has none any more has left. */
export function netOf(seats: readonly Seat[], table: Table, { anteMinor }: Rules): Map<string, number> {
  const playing = seats.filter(({ heldMinor }) => heldMinor > 0);
  const bank = playing.find(({ id }) => id === table.bank);
  if (!bank) return new Map();
  const bankHand = table.hands[bank.id] ?? [];
  const bets = playing
    .filter(({ id }) => id !== bank.id)
    .map(({ id, state, heldMinor }) => {
      const hand = table.hands[id] ?? [];
      const won = beats(hand, bankHand);
      const minor = anteMinor * table.bid * state.multiple * multipleOf(niuOf(won ? hand : bankHand));
      return { id, won, minor: won ? minor : Math.min(minor, heldMinor) };
    });
  const collected = sumOf(bets, ({ won, minor }) => (won ? 0 : minor));
  const owed = bets.filter(({ won }) => won).map(({ id, minor }) => ({ account: id, amountMinor: minor }));
  const payable = Math.min(
    bank.heldMinor + collected,
    sumOf(owed, ({ amountMinor }) => amountMinor),
  );
  // A bank that cannot pay all pays everybody the same share.
  const winners = divide(payable, owed);
  return new Map([
    ...bets.filter(({ won }) => !won).map(({ id, minor }): [string, number] => [id, -minor]),
    ...winners.map(({ account, amountMinor }): [string, number] => [account, amountMinor]),
    [bank.id, collected - payable],
  ]);
}

/** Out of what the seat holds it stakes what it loses, or as much as it wins as far as it could have lost that. */
function turnOf({ state, heldMinor }: Seat, netMinor: number, rakeMinor: number): Turn<Seat['state']> {
  const stakeMinor = Math.min(Math.abs(netMinor), heldMinor);
  if (stakeMinor === 0) return { state, releaseMinor: heldMinor };
  return {
    state,
    stakes: [{ line: LINE, stakeMinor, edgeBp: 250, held: true }],
    results: [paid(LINE, stakeMinor, netMinor > 0 ? stakeMinor + netMinor - rakeMinor : 0)],
    releaseMinor: heldMinor - stakeMinor,
  };
}

/** Five cards, the bank among the players: the house deals, and keeps a part of what is won. */
export const niuNiu = defineGame({
  family: 'niu-niu',
  version: 1,
  draws: 'shared',
  bank: 'players',
  config: {
    schema: z.object({ anteMinor: z.int(), coverMinor: z.int(), rakeBp: z.int(), seats: z.int() }),
    initial: { anteMinor: 100, coverMinor: 5_000, rakeBp: 500, seats: 5 },
  },
  bet: Bet,
  state: State,
  view: z.object({ multiple: z.int() }),
  rounds: { of: hands, keys: ({ table }) => [table], betsPerPlayer: 1 },
  price: (_bet, { config: { coverMinor, seats } }) => ({
    stakes: [],
    holdMinor: coverMinor,
    maxPayoutMinor: coverMinor * seats,
  }),
  start: () => ({ state: { multiple: 1 } }),
  steps: {
    step: z.strictObject({ multiple: z.int().min(1).max(5) }),
    apply({ id, bet }, { multiple }, { phase }) {
      const hand = phase(bet.table);
      if (hand?.name !== 'multiples' || hand.table.bank === id) throw new GameRefusal('STEP_INVALID');
      return { state: { multiple } };
    },
  },
  showdown(seats, table, { config }) {
    const net = netOf(seats, table, config);
    const rakes = new Map(
      [...net].map(([id, minor]) => [id, Math.floor((Math.max(minor, 0) * config.rakeBp) / 10_000)]),
    );
    const turns = seats.map((seat) => [seat.id, turnOf(seat, net.get(seat.id) ?? 0, rakes.get(seat.id) ?? 0)]);
    return { turns: Object.fromEntries(turns), rakeMinor: sumOf([...rakes.values()], (rake) => rake) };
  },
  show: ({ state }) => state,
  onExclusion: () => 'settle',
});
