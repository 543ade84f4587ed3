import type { FairnessSeeds } from '../kernel/fairness';
import { jackpotSeedText } from '../kernel/shared-fairness';
import type { World } from '../world/world';
import { betIdOf } from './bets';
import { betsRepository } from './bets.repository';
import { gameOfRounds, type RunnerParts } from './runner-parts';
import { sharedEntriesRepository } from './shared-entries.repository';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { seedsOf } from './shared-seeds';

interface OfRound {
  readonly rounds: string;
  readonly key: string;
}

/** What decides a shared round that was revealed; null for others, and for rounds that nothing binds. */
function roundSeeds(parts: RunnerParts, world: World, { rounds, key }: OfRound): FairnessSeeds | null {
  const row = sharedRoundsRepository(world).byKey(rounds, key);
  if (!row?.beacon || row.cancelledAt !== null) return null;
  return seedsOf(world, gameOfRounds(parts, row.rounds, row.version).rounds, row);
}

/**
 * What decides whether each of these bets wins beside its game: a stream of its own from the shared round that it entered first.
 * Bets whose round was not revealed, or that are in none that is bound, are left out.
 */
export function prizeSeedsOf(
  parts: RunnerParts,
  world: World,
  bets: readonly { roundId: string; betId: number }[],
): Map<string, FairnessSeeds> {
  const firsts = sharedEntriesRepository(world).firstOf(bets.map(({ roundId }) => roundId));
  const byBet = new Map(firsts.map((first) => [first.roundId, first]));
  const known = new Map<string, FairnessSeeds | null>();
  function seedsIn(of: OfRound): FairnessSeeds | null {
    const name = `${of.rounds}/${of.key}`;
    const seeds = known.get(name);
    if (seeds !== undefined) return seeds;
    const found = roundSeeds(parts, world, of);
    known.set(name, found);
    return found;
  }
  const own = new Map<string, FairnessSeeds>();
  for (const { roundId, betId } of bets) {
    const first = byBet.get(roundId);
    const seeds = first && seedsIn(first);
    if (seeds) own.set(roundId, { ...seeds, clientSeed: jackpotSeedText(seeds.clientSeed, betIdOf(betId)) });
  }
  return own;
}

/** The same of one bet; null where it is left out. */
export function prizeSeeds(parts: RunnerParts, world: World, roundId: string): FairnessSeeds | null {
  const betId = betsRepository(world).idOf(roundId);
  return (betId !== null && prizeSeedsOf(parts, world, [{ roundId, betId }]).get(roundId)) || null;
}
