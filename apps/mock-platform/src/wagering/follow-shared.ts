import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { bookTurn } from './book-turn';
import { closeTurn } from './close-turn';
import type { AnyContext, OpenRound } from './define-game';
import type { RecordedDraws } from './draws';
import { tableOf } from './expose';
import type { Turn } from './game-module';
import { loadRound } from './load-round';
import { GameRefusal } from './refusal';
import { amountOf, entryOf, isOver, type Round } from './round';
import { roundsRepository } from './rounds.repository';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { allVoid } from './settle';
import type { SharedRow } from './shared-rounds.repository';
import { settleTogether, type Together } from './together';

interface Following {
  readonly round: Round;
  readonly turn: Turn<unknown>;
  readonly at: number;
  /** With other bets; left out: it is settled alone. */
  readonly together?: Together | undefined;
  /** Behind what the player's own seeds drew; left out: a shared round decides it. */
  readonly draws?: RecordedDraws | null;
}

/** Books what a shared round brings about for a bet, where it brings about anything. */
export function bookShared(
  parts: RunnerParts,
  world: World,
  { round, turn, at, together, draws = null }: Following,
): void {
  const { stakes = [], results = [], releaseMinor = 0 } = turn;
  const moves = stakes.length > 0 || results.length > 0 || releaseMinor > 0;
  if (!moves && JSON.stringify(turn.state) === JSON.stringify(round.state)) return;
  together?.meet(round.memberId);
  const table = tableOf(gameOf(parts, round.family, round.version), round);
  bookTurn(world, round, { turn, table, at, freed: together?.freedOf(round.family) });
  // Stakes are booked under the number of what was asked.
  if (stakes.length > 0) round.asked.push({ call: 'follow', input: null, at, told: null });
  closeTurn(parts, world, { round, draws, at, isAbsent: true, together });
  roundsRepository(world).keepProgress(round, isOver(round));
}

/** As if no shared round took bets: a stake that was refused is not asked for again. */
const closed = (context: AnyContext): AnyContext => ({
  ...context,
  phase(key) {
    const phase = context.phase(key);
    return phase && { ...phase, takesBets: false };
  },
});

function turnOf(open: OpenRound, { key, phase, cancelledAt }: SharedRow, context: AnyContext): Turn<unknown> | null {
  return cancelledAt === null ? open.follow({ key, phase }, context) : open.cancelled(key, context);
}

interface Told {
  readonly roundId: string;
  readonly row: SharedRow;
  /** As its game is to see the rounds. */
  readonly narrow?: (context: AnyContext) => AnyContext;
  readonly together?: Together;
}

function tell(parts: RunnerParts, world: World, told: Told): void {
  const { roundId, row, narrow = (context) => context, together } = told;
  const loaded = loadRound(world, roundId);
  if (!loaded || isOver(loaded.round)) return;
  const { round } = loaded;
  const game = gameOf(parts, round.family, round.version);
  const at = world.clock.now();
  const context = narrow(contextOf(world, game, { ...round, at }));
  const turn = turnOf(game.resume(entryOf(round)), row, context) ?? refunded(round);
  const draws = game.draws === 'personal' ? loaded.draws() : null;
  bookShared(parts, world, { round, turn, at, together, draws });
}

/** Whether nothing was refused: then all is done, and otherwise nothing. */
function isDone(world: World, work: () => void): boolean {
  try {
    world.transaction(work);
    return true;
  } catch (error) {
    if (error instanceof GameRefusal || error instanceof PlatformFailure) return false;
    throw error;
  }
}

/**
 * Tells bets of a phase of their shared round, or that the round was cancelled. Where a stake that one brings about is refused
 * (funds, exposure), its game is asked once more, as if no round took bets. All are told in one go, and only where one is refused
 * one by one.
 */
export function tellBets(
  parts: RunnerParts,
  world: World,
  { roundIds, row }: { roundIds: readonly string[]; row: SharedRow },
): void {
  const tellAll = () => {
    const together = settleTogether(world);
    for (const roundId of roundIds) tell(parts, world, { roundId, row, together });
    together.end();
  };
  if (isDone(world, tellAll)) return;
  for (const roundId of roundIds) {
    if (isDone(world, () => tell(parts, world, { roundId, row }))) continue;
    world.transaction(() => tell(parts, world, { roundId, row, narrow: closed }));
  }
}

const refunded = (round: Round): Turn<unknown> => ({
  state: round.state,
  results: allVoid(round),
  releaseMinor: amountOf(round.hold),
});
