import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid } from '../settlement';
import { defineRounds } from '../shared-rounds';

const LINE = 'seat';
export const WAIT_MS = 10_000;
/** In which the beacon's value comes to be. */
export const CLOSED_MS = 1_000;
export const DECIDE_MS = 15_000;

const Bet = z.strictObject({ round: z.string(), seat: z.int().min(1).max(3) });
const State = z.object({ satAt: z.int(), call: z.int().nullable() });
type Seat = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;

const Table = z.object({ calls: z.record(z.string(), z.int().nullable()), drawn: z.int().nullable() });

/** Waits for a first seat, gives others a while, then until every seat has called a number, and draws one. */
export const seats = defineRounds({
  name: 'seats',
  version: 1,
  perTitle: true,
  config: { schema: z.object({}), initial: {} },
  table: Table,
  mostPerDay: 5_000,
  restMs: () => 0,
  advance(from, { draws }: { readonly draws: { below: (bound: number) => number } }) {
    const { name, table } = from ?? { name: null, table: { calls: {}, drawn: null } };
    if (name === null) return { name: 'open', takesBets: true, lastsMs: 3_600_000, table };
    if (name === 'open') return { name: 'closed', takesBets: false, lastsMs: CLOSED_MS, table };
    if (name === 'closed') return { name: 'calls', takesBets: false, lastsMs: DECIDE_MS, table };
    return { name: 'drawn', takesBets: false, lastsMs: null, table: { ...table, drawn: draws.below(3) } };
  },
  update({ name, table, lastsMs }, { beganAt, entrants }: { beganAt: number; entrants: readonly Seat[] }) {
    const calls = Object.fromEntries(entrants.map(({ bet, state }) => [bet.seat, state.call]));
    if (name === 'open') {
      const [first] = entrants;
      return { table: { ...table, calls }, lastsMs: first ? first.state.satAt + WAIT_MS - beganAt : 3_600_000 };
    }
    if (name === 'closed') return { table: { ...table, calls }, lastsMs };
    const isCalled = entrants.every(({ state }) => state.call !== null);
    return { table: { ...table, calls }, lastsMs: isCalled ? 0 : lastsMs };
  },
  show: ({ table }) => table,
});

export const seatGame = defineGame({
  family: 'seats',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: { schema: z.object({}), initial: {} },
  bet: Bet,
  state: State,
  view: State,
  rounds: { of: seats, keys: ({ round }) => [round], betsPerPlayer: 2, claim: ({ seat }) => `${seat}` },
  price: () => ({ stakes: [{ line: LINE, stakeMinor: 100, edgeBp: 0 }], maxPayoutMinor: 300 }),
  start: (_bet, { at }) => ({ state: { satAt: at, call: null } }),
  steps: {
    step: z.int().min(0).max(2),
    apply({ bet, state }, call, { phase }) {
      if (phase(bet.round)?.name !== 'calls') throw new GameRefusal('STEP_INVALID');
      return { state: { ...state, call } };
    },
  },
  follow: ({ state }, { phase }) => ({
    state,
    results:
      phase.lastsMs === null
        ? [paid(LINE, 100, state.call !== null && state.call === phase.table.drawn ? 300 : 0)]
        : [],
  }),
  show: ({ state }) => state,
  onExclusion: () => 'settle',
});
