import type { World } from '../world/world';
import type { AnyRounds } from './define-game';
import { sharedEntriesRepository } from './shared-entries.repository';
import type { Phase } from './shared-rounds';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { asleepNamed } from './shared-timeline';

/**
 * Where a shared round stands; null before it opens, and for one that nobody was in once it is over by a day. What is over by
 * the clock takes no bets, though what ends it may still be on its way.
 */
export function phaseAt(
  world: World,
  rounds: AnyRounds,
  { key, at }: { key: string; at: number },
): Phase<unknown> | null {
  const row = sharedRoundsRepository(world).byKey(rounds.name, key);
  if (row) {
    const isLate = row.endsAt !== null && row.endsAt < at;
    return isLate ? { ...row.phase, takesBets: false } : row.phase;
  }
  // Whoever waits for it is told first.
  if (sharedEntriesRepository(world).lastOpen({ rounds: rounds.name, key }) !== null) return null;
  return asleepNamed(world, rounds, { key, at })?.phase ?? null;
}
