import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import type { AnyContext, OpenRound } from './define-game';
import type { Turn } from './game-module';
import { type LoadedRound, loadRound, loadRounds } from './load-round';
import { GameRefusal } from './refusal';
import { amountOf, entryOf, isOver, type Round } from './round';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { allVoid } from './settle';
import type { SharedRow } from './shared-rounds.repository';
import { settleTogether, type Together } from './together';

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
  readonly loaded: LoadedRound;
  readonly row: SharedRow;
  /** As its game is to see the rounds. */
  readonly narrow?: (context: AnyContext) => AnyContext;
  readonly together: Together;
}

function tell(parts: RunnerParts, world: World, told: Told): void {
  const { row, narrow = (context) => context, together } = told;
  const { id, memberId } = told.loaded.round;
  const loaded = together.meet(memberId) ? loadRound(world, id) : told.loaded;
  if (!loaded || isOver(loaded.round)) return;
  const { round, betId } = loaded;
  const game = gameOf(parts, round.family, round.version);
  const at = world.clock.now();
  const context = narrow(contextOf(world, game, { ...round, at }));
  const turn = turnOf(game.resume(entryOf(round)), row, context) ?? refunded(round);
  const draws = game.draws === 'personal' ? loaded.draws() : null;
  together.settle({ round, betId, turn, at, draws, isAbsent: true });
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
  const tellAll = (ids: readonly string[], narrow?: Told['narrow']) => {
    const together = settleTogether(parts, world);
    for (const loaded of loadRounds(world, ids))
      tell(parts, world, { loaded, row, together, ...(narrow && { narrow }) });
    together.end();
  };
  if (isDone(world, () => tellAll(roundIds))) return;
  for (const roundId of roundIds) {
    if (isDone(world, () => tellAll([roundId]))) continue;
    world.transaction(() => tellAll([roundId], closed));
  }
}

const refunded = (round: Round): Turn<unknown> => ({
  state: round.state,
  results: allVoid(round),
  releaseMinor: amountOf(round.hold),
});
