import { type DrawSource, type FairnessSeeds, fairDraws } from '../kernel/fairness';
import { jackpotSeedText } from '../kernel/shared-fairness';
import type { World } from '../world/world';
import { betIdOf } from './bets';
import { betsRepository } from './bets.repository';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { sharedEntriesRepository } from './shared-entries.repository';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { seedsOf } from './shared-seeds';

/**
 * What decides whether a bet wins beside its game: a stream of its own from the shared round that it entered first. Null where that
 * was not revealed, and for rounds that nothing binds.
 */
export function prizeSeeds(parts: RunnerParts, world: World, roundId: string): FairnessSeeds | null {
  const [first] = sharedEntriesRepository(world).roundsOf(roundId);
  const row = first && sharedRoundsRepository(world).byKey(first.rounds, first.key);
  const betId = row && betsRepository(world).idOf(roundId);
  if (!row?.beacon || row.cancelledAt !== null || !betId) return null;
  const seeds = seedsOf(world, gameOfRounds(parts, row.rounds, row.version).rounds, row);
  return seeds && { ...seeds, clientSeed: jackpotSeedText(seeds.clientSeed, betIdOf(betId)) };
}

export function prizeDraws(parts: RunnerParts, world: World, roundId: string): DrawSource | null {
  const seeds = prizeSeeds(parts, world, roundId);
  return seeds && fairDraws(seeds);
}
