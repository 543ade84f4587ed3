import type { DrawSource } from '../../kernel/fairness';
import type { AnyGameModule, AnyRounds } from '../define-game';
import { resumeDraws } from '../draws';
import type { Phase } from '../shared-rounds';
import { sumOf } from '../stake';
import { applyTurn } from './apply-turn';
import { ask } from './ask';
import { contextOf, found, gameOf, type Memory, sourceOf } from './memory';
import { type DrawnFrom, entryOf, isOver, type KeptRound, type KeptShared, move } from './memory-store';

const roundsOf = (game: AnyGameModule): AnyRounds => found(game.rounds, 'shared rounds');

export const sharedOf = (memory: Memory, game: AnyGameModule, key: string): KeptShared =>
  found(memory.store.shared.get(`${roundsOf(game).name}/${key}`), key);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The shared round of a family that opens next on a day. */
export function nextShared(memory: Memory, game: AnyGameModule, day: string) {
  const rounds = roundsOf(game);
  const ofDay = [...memory.store.shared.values()].filter(
    (shared) => shared.rounds === rounds.name && shared.day === day,
  );
  return rounds.next(ofDay.at(-1) ?? null, { config: rounds.config.initial, at: memory.at, day });
}

export interface Opened {
  readonly from?: DrawnFrom | undefined;
  readonly day?: string;
}

/** Opens it; `from` and `day` where they are not those of every test. Returns its key. */
export function openShared(memory: Memory, game: AnyGameModule, { from, day = dayOf(memory.at) }: Opened = {}): string {
  const rounds = roundsOf(game);
  const { number, key, opensAt } = nextShared(memory, game, day);
  memory.at = Math.max(memory.at, opensAt);
  const seeds = { serverSeed: '33'.repeat(32), clientSeed: rounds.name, nonce: number };
  const kept = { rounds: rounds.name, day, opensAt, number, key, from: from ?? seeds, drawn: [] };
  go(memory, game, { kept, phase: null });
  return key;
}

/** Ends the phase that it is in; `from` where by now it is known what it draws from. */
export function advanceShared(
  memory: Memory,
  game: AnyGameModule,
  { key, from }: { key: string; from?: DrawnFrom | null | undefined },
): Phase<unknown> {
  const shared = sharedOf(memory, game, key);
  return go(memory, game, { kept: { ...shared, from: from ?? shared.from }, phase: shared.phase });
}

/** What takes bets draws nothing, nor what has not opened, unless it is bet on while it is decided. */
const unbound: DrawSource = {
  below() {
    throw new Error('draws before its bets are bound');
  },
};

const isIn =
  (memory: Memory, { rounds, key }: { rounds: string; key: string }) =>
  ({ family, keys }: KeptRound): boolean =>
    keys.includes(key) && gameOf(memory, family).rounds?.name === rounds;

/** A shared round that cannot go on: what was decided stands. */
export function cancelShared(memory: Memory, game: AnyGameModule, key: string): void {
  const kept = sharedOf(memory, game, key);
  kept.phase = { ...kept.phase, takesBets: false, lastsMs: null };
  for (const round of [...memory.store.rounds.values()].filter(isIn(memory, kept))) {
    if (!isOver(round)) ask(memory, round, { call: 'cancelled', input: key });
  }
}

interface Going {
  kept: Omit<KeptShared, 'phase'>;
  phase: Phase<unknown> | null;
}

function go(memory: Memory, game: AnyGameModule, { kept, phase: from }: Going): Phase<unknown> {
  const rounds = roundsOf(game);
  const inIt = [...memory.store.rounds.values()].filter(isIn(memory, kept));
  const isBound = rounds.isInPlay || (from !== null && !from.takesBets);
  const draws = isBound ? resumeDraws(sourceOf(kept.from), kept.drawn) : resumeDraws(unbound, []);
  const entrants = () => inIt.map(entryOf);
  const phase = rounds.advance(from, { config: rounds.config.initial, at: memory.at, draws, entrants });
  memory.store.shared.set(`${rounds.name}/${kept.key}`, { ...kept, phase, drawn: [...draws.drawn] });
  if (game.bank === 'house') {
    for (const round of inIt) if (!isOver(round)) ask(memory, round, { call: 'follow', input: kept.key });
  } else if (phase.lastsMs === null) {
    showDown(memory, game, { seats: inIt, phase });
  }
  return phase;
}

interface Hand {
  seats: readonly KeptRound[];
  phase: Phase<unknown>;
}

function showDown(memory: Memory, game: AnyGameModule, { seats, phase }: Hand): void {
  const [first] = seats;
  if (!first) return;
  const { turns, rakeMinor } = game.showdown(seats.map(entryOf), phase.table, contextOf(memory, first));
  const before = memory.store.accounts.get('house') ?? 0;
  // Seats that lose pay before seats that win are paid.
  for (const seat of seats) applyTurn(memory.store, seat, found(turns[seat.id], seat.id));
  const kept = (memory.store.accounts.get('house') ?? 0) - before;
  const staked = sumOf(seats, ({ stakes }) => sumOf(stakes, ({ stakeMinor }) => stakeMinor));
  if (kept !== rakeMinor) throw new Error(`of ${staked} the house kept ${kept}, and said ${rakeMinor}`);
  move(memory.store, { from: 'house', to: 'rake', amountMinor: rakeMinor });
}
