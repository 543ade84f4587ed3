import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import { boundBetsRepository } from './bound-bets.repository';
import type { AnyRounds } from './define-game';
import { loadRound, ownRound } from './load-round';
import type { OwnRound } from './offer';
import type { Placement } from './placement';
import { walletBalance } from './post-money';
import { GameRefusal } from './refusal';
import type { Round } from './round';
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

interface TakenOut extends Pick<Round, 'memberId' | 'wallet'> {
  readonly roundId: string;
  readonly table: string | null;
}

/** Everything comes back, and its rounds forget the bet: none of them is bound yet. */
function takeOut(parts: RunnerParts, world: World, { roundId, memberId, wallet, table }: TakenOut): void {
  if (!cancel(parts, world, roundId)) throw new GameRefusal('ROUND_CLOSED', 'a part of it is decided');
  boundBetsRepository(world).remove(roundId);
  parts.withdrawn?.(world, { roundId, memberId, table, isTrial: wallet === 'trial' });
}

interface Replacing {
  readonly rounds: AnyRounds;
  readonly table: string | null;
  readonly keys: readonly string[];
  readonly placement: Placement;
}

/** Makes room for a bet in place of the member's one in the same round, of the same wallet. Whoever calls undoes it all where that is not taken. */
export function takeReplaced(parts: RunnerParts, world: World, { rounds, table, keys, placement }: Replacing): void {
  const { memberId, wallet } = placement;
  for (const key of keys) {
    const own = boundBetsRepository(world).openOf({ rounds: rounds.name, key, memberId, wallet });
    for (const roundId of own) takeOut(parts, world, { roundId, memberId, wallet, table });
  }
}

/** Takes an open bet back while its rounds take bets. Returns false once they do not. Throws `STEP_INVALID` where the family's bets stay. */
export function takeBack(parts: RunnerParts, world: World, round: Round): boolean {
  const game = gameOf(parts, round.family, round.version);
  if (!game.rounds || !game.mayWithdraw) throw new GameRefusal('STEP_INVALID', 'its bets are not taken back');
  const at = world.clock.now();
  const { keys } = game.accept(round.bet, contextOf(world, game, { ...round, at }));
  const table = tableAt(world, game, round);
  const rounds = roundsAt(game.rounds, table);
  if (!keys.every((key) => phaseAt(world, rounds, { key, at })?.takesBets)) return false;
  takeOut(parts, world, { ...round, roundId: round.id, table });
  for (const key of keys) updateLeft(parts, world, { rounds: rounds.name, key });
  return true;
}

/**
 * Takes a whole bet back while its round takes bets; once it was taken back, or replaced, it answers the same. Call in its
 * transaction. Throws `ROUND_NOT_FOUND`, `ROUND_CLOSED`, and `STEP_INVALID` where the family's bets stay.
 */
export function withdraw(parts: RunnerParts, world: World, whose: OwnRound): Withdrawn {
  const loaded = ownRound(world, whose);
  const { betId, round } = loaded;
  const { stakeMinor, id: roundId } = round;
  const isRepeat = betsRepository(world).ofRound(roundId)?.status === 'CANCELLED';
  if (!isRepeat && !takeBack(parts, world, round)) throw new GameRefusal('ROUND_CLOSED');
  const left = loadRound(world, roundId)?.round ?? round;
  return { roundId, betId, stakeMinor, balanceMinor: walletBalance(world, left), isRepeat };
}
