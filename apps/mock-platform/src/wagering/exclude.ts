import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { World } from '../world/world';
import { loadRound } from './load-round';
import { progressRepository } from './progress.repository';
import { amountOf, entryOf, isOver, type Round } from './round';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { allVoid, settleTurn } from './settle';
import { finish } from './step';
import { updateShared } from './update-shared';
import { takeBack } from './withdraw';

export interface Stopped {
  readonly memberId: string;
  readonly why: BreakKind;
}

/** Whoever sits among other players stands up, while no cards are dealt. */
function standUp(parts: RunnerParts, world: World, round: Round): boolean {
  const { bank, mayWithdraw } = gameOf(parts, round.family, round.version);
  return bank === 'players' && mayWithdraw && takeBack(parts, world, round);
}

/** Frees the member's seats in rooms where nothing is dealt yet: what was put up comes back. Call in its transaction. */
export function leaveSeats(parts: RunnerParts, world: World, memberId: string): void {
  for (const roundId of progressRepository(world).open(memberId)) {
    const loaded = loadRound(world, roundId);
    if (loaded) standUp(parts, world, loaded.round);
  }
}

function endRound(parts: RunnerParts, world: World, { roundId, why }: { roundId: string; why: BreakKind }): void {
  const loaded = loadRound(world, roundId);
  if (!loaded || isOver(loaded.round)) return;
  const { round } = loaded;
  if (standUp(parts, world, round)) return;
  const game = gameOf(parts, round.family, round.version);
  const what = game.resume(entryOf(round)).onExclusion(contextOf(world, game, { ...round, at: world.clock.now() }));
  const releaseMinor = amountOf(round.hold);
  // Who takes a time-out keeps the bets whose result comes without them.
  const results = what === 'refund' && why === 'SELF_EXCLUSION' ? allVoid(round) : [];
  if (releaseMinor > 0 || results.length > 0) settleTurn(parts, world, { round, results, releaseMinor });
  updateShared(parts, world, round);
  if (what === 'finish') finish(parts, world, roundId);
}

/**
 * Has the member stand up from rooms where nothing is dealt yet, and ends all other open rounds as each family says for one who excludes themself; those that wait for a result go on to it,
 * and for a time-out those stand that an exclusion would refund. What is held is released. Call in its transaction.
 */
export function endRoundsOf(parts: RunnerParts, world: World, { memberId, why }: Stopped): void {
  for (const roundId of progressRepository(world).open(memberId)) endRound(parts, world, { roundId, why });
}
