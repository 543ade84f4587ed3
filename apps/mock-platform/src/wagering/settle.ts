import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { betsRepository } from './bets.repository';
import { bookTurn, post } from './book-turn';
import { closeTurn, detailOf } from './close-turn';
import { unexpose } from './expose';
import type { Turn } from './game-module';
import { type LoadedRound, loadRound } from './load-round';
import { postRelease } from './post-money';
import { progressRepository } from './progress.repository';
import { endDoubt } from './reopen';
import { amountOf, isOver, type Round } from './round';
import { roundsRepository } from './rounds.repository';
import { isTrial, type RunnerParts } from './runner-parts';
import { type LineResult, voided } from './settlement';
import { leaveRounds } from './timeout-job';

/** Throws `ROUND_CLOSED` for one that is over, or was never open. */
function requireOpen(world: World, roundId: string): LoadedRound {
  const loaded = loadRound(world, roundId);
  if (!loaded || isOver(loaded.round)) throw new PlatformFailure('ROUND_CLOSED');
  return loaded;
}

interface Decided extends Omit<Turn<unknown>, 'state' | 'stakes'> {
  round: Round;
  /** What its game remembers from now on; left out: the same. */
  state?: unknown;
}

/** Books what was decided elsewhere than in a step of the player's. */
export function settleTurn(
  parts: RunnerParts,
  world: World,
  { round, state = round.state, ...decided }: Decided,
): void {
  const at = world.clock.now();
  bookTurn(world, round, { turn: { ...decided, state }, at });
  closeTurn(parts, world, { round, draws: null, at });
  progressRepository(world).keep(round, isOver(round));
}

/** What was decided of an open round elsewhere than in its game. */
export interface Settled {
  readonly roundId: string;
  /** None where it is only remembered. */
  readonly results: readonly LineResult[];
  /** What its game remembers from now on; left out: the same. */
  readonly state?: unknown;
}

/**
 * Decides lines of an open round, each stake once. Call in its transaction. Throws `ROUND_CLOSED` for a round that is over;
 * `RangeError` for a line that is not open.
 */
export function settle(parts: RunnerParts, world: World, { roundId, ...decided }: Settled): void {
  settleTurn(parts, world, { round: requireOpen(world, roundId).round, ...decided });
}

/**
 * Keeps what its game remembers of a round that is over, where nothing of its money changes; what was in doubt is decided by it.
 * Call in its transaction. Throws `ROUND_NOT_FOUND`.
 */
export function remember(world: World, { roundId, state }: { roundId: string; state: unknown }): void {
  const loaded = loadRound(world, roundId);
  if (!loaded || !isOver(loaded.round)) throw new PlatformFailure('ROUND_NOT_FOUND');
  endDoubt(world, loaded.round);
  loaded.round.state = state;
  progressRepository(world).keep(loaded.round, true);
}

/** All that is open on a line comes back. */
export const allVoid = ({ lines }: Round): LineResult[] =>
  [...lines].map(([line, { funding }]) => voided(line, amountOf(funding)));

/** Gives back what an open round has undecided, and what it holds; what was decided stands. Throws `ROUND_CLOSED`. */
export function voidOpen(parts: RunnerParts, world: World, roundId: string): void {
  const { round } = requireOpen(world, roundId);
  settleTurn(parts, world, { round, results: allVoid(round), releaseMinor: amountOf(round.hold) });
}

/** Calls a bet off of which nothing is decided yet, and gives everything back. Returns false when there is no such bet. */
export function cancel(parts: RunnerParts, world: World, roundId: string): boolean {
  const loaded = loadRound(world, roundId);
  if (!loaded || isOver(loaded.round) || loaded.round.results.length > 0) return false;
  const { round } = loaded;
  const at = world.clock.now();
  const funding = [...round.lines.values()].flatMap((line) => line.funding);
  for (const { exposures } of round.lines.values()) unexpose(world, round.family, exposures);
  post(world, round, { movement: 'refund', funding, at });
  postRelease(world, round, { funding: round.hold, at });
  round.lines.clear();
  round.hold = [];
  const { stakeMinor, memberId } = round;
  betsRepository(world).update({
    ...{ roundId, stakeMinor, payoutMinor: 0, validMinor: null, status: 'CANCELLED', settledAt: at },
    detail: detailOf(parts, round),
  });
  roundsRepository(world).finish.run({
    ...{ roundId, payments: round.payments },
    ...{ balanceAfterMinor: null, jackpotStakePerWinMinor: null },
  });
  progressRepository(world).keep(round, true);
  leaveRounds(parts, world, [round]);
  if (!isTrial(round)) world.tell('bet.cancelled', { memberId, roundId, stakeMinor, at });
  return true;
}
