import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import { boundBetsRepository } from './bound-bets.repository';
import type { AnyRounds } from './define-game';
import { type LoadedRound, loadRound, ownRound } from './load-round';
import type { OwnRound } from './offer';
import type { Placement } from './placement';
import { walletBalance } from './post-money';
import { GameRefusal } from './refusal';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { cancel } from './settle';
import { phaseAt } from './shared-phase';
import { roundsAt, tableAt } from './title-rounds';
import { updateLeft } from './update-shared';

export interface Withdrawn {
  readonly roundId: string;
  readonly betId: number;
  /** All that came back, minor units. */
  readonly stakeMinor: number;
  readonly balanceMinor: number;
  /** It had been taken back before. */
  readonly isRepeat: boolean;
}

/** Everything comes back, and its rounds forget the bet: none of them is bound yet. */
function takeOut(parts: RunnerParts, world: World, roundId: string): void {
  if (!cancel(parts, world, roundId)) throw new GameRefusal('ROUND_CLOSED', 'a part of it is decided');
  boundBetsRepository(world).remove(roundId);
}

/** Makes room for a bet in place of the member's one in the same round, of the same wallet. Whoever calls undoes it all where that is not taken. */
export function takeReplaced(
  parts: RunnerParts,
  world: World,
  { rounds, keys, placement }: { rounds: AnyRounds; keys: readonly string[]; placement: Placement },
): void {
  const { memberId, wallet } = placement;
  for (const key of keys) {
    const own = boundBetsRepository(world).openOf({ rounds: rounds.name, key, memberId, wallet });
    for (const roundId of own) takeOut(parts, world, roundId);
  }
}

function keysOf(
  parts: RunnerParts,
  world: World,
  { round }: LoadedRound,
): { rounds: AnyRounds; keys: readonly string[] } {
  const game = gameOf(parts, round.family, round.version);
  if (!game.rounds || !game.mayWithdraw) throw new GameRefusal('STEP_INVALID', 'its bets are not taken back');
  const { keys } = game.accept(round.bet, contextOf(world, game, { ...round, at: world.clock.now() }));
  return { rounds: roundsAt(game.rounds, tableAt(world, game, round)), keys };
}

/**
 * Takes a whole bet back while its round takes bets; once it was taken back, or replaced, it answers the same. Call in its
 * transaction. Throws `ROUND_NOT_FOUND`, `ROUND_CLOSED`, and `STEP_INVALID` where the family's bets stay.
 */
export function withdraw(parts: RunnerParts, world: World, whose: OwnRound): Withdrawn {
  const loaded = ownRound(world, whose);
  const { betId, round } = loaded;
  const { stakeMinor, id: roundId } = round;
  const { rounds, keys } = keysOf(parts, world, loaded);
  const isRepeat = betsRepository(world).ofRound(roundId)?.status === 'CANCELLED';
  if (!isRepeat) {
    const at = world.clock.now();
    const isOpen = keys.every((key) => phaseAt(world, rounds, { key, at })?.takesBets);
    if (!isOpen) throw new GameRefusal('ROUND_CLOSED');
    takeOut(parts, world, roundId);
    for (const key of keys) updateLeft(parts, world, { rounds: rounds.name, key });
  }
  const left = loadRound(world, roundId)?.round ?? round;
  return { roundId, betId, stakeMinor, balanceMinor: walletBalance(world, left), isRepeat };
}
