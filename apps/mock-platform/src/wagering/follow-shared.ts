import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { bookTurn } from './book-turn';
import { closeTurn } from './close-turn';
import type { AnyContext, OpenRound } from './define-game';
import { tableOf } from './expose';
import type { Turn } from './game-module';
import { loadRound } from './load-round';
import { GameRefusal } from './refusal';
import { amountOf, entryOf, isOver, type Round } from './round';
import { roundsRepository } from './rounds.repository';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { allVoid } from './settle';
import type { SharedRow } from './shared-rounds.repository';

/** Books what a shared round brings about for a bet, where it brings about anything. */
export function bookShared(
  parts: RunnerParts,
  world: World,
  { round, turn, at }: { round: Round; turn: Turn<unknown>; at: number },
): void {
  const { stakes = [], results = [], releaseMinor = 0 } = turn;
  const moves = stakes.length > 0 || results.length > 0 || releaseMinor > 0;
  if (!moves && JSON.stringify(turn.state) === JSON.stringify(round.state)) return;
  bookTurn(world, round, { turn, table: tableOf(gameOf(parts, round.family, round.version), round), at });
  // Stakes are booked under the number of what was asked.
  if (stakes.length > 0) round.asked.push({ call: 'follow', input: null, at, told: null });
  closeTurn(parts, world, { round, draws: null, at, isAbsent: true });
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

/**
 * Tells a bet of a phase of its shared round, or that the round was cancelled. Where a stake that it brings about is refused
 * (funds, exposure), its game is asked once more, as if no round took bets.
 */
export function tellBet(parts: RunnerParts, world: World, { roundId, row }: { roundId: string; row: SharedRow }): void {
  const tell = (narrow: (context: AnyContext) => AnyContext): void => {
    const round = loadRound(world, roundId)?.round;
    if (!round || isOver(round)) return;
    const game = gameOf(parts, round.family, round.version);
    const at = world.clock.now();
    const context = narrow(contextOf(world, game, { ...round, at }));
    const turn = turnOf(game.resume(entryOf(round)), row, context) ?? refunded(round);
    world.transaction(() => bookShared(parts, world, { round, turn, at }));
  };
  try {
    tell((context) => context);
  } catch (error) {
    if (!(error instanceof GameRefusal || error instanceof PlatformFailure)) throw error;
    tell(closed);
  }
}

const refunded = (round: Round): Turn<unknown> => ({
  state: round.state,
  results: allVoid(round),
  releaseMinor: amountOf(round.hold),
});
