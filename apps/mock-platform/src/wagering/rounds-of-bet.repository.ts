import { sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { sharedEntries } from './shared-rounds.table';

/** The shared rounds that bets are in, as far as they have opened. */
export const roundsOfBetRepository = repository((world) => {
  const { roundId, rounds, key } = sharedEntries;
  const entries = world.db
    .select({ roundId, rounds, key })
    .from(sharedEntries)
    .where(sql`${roundId} IN (SELECT value FROM json_each(${sql.placeholder('roundIds')}))`)
    .prepare();
  return {
    /** Those of the bets that are in rounds which have opened, none of which takes bets or was cancelled. */
    decided(roundIds: readonly string[]): ReadonlySet<string> {
      if (roundIds.length === 0) return new Set();
      const { byKey } = sharedRoundsRepository(world);
      const all = new Map<string, boolean>();
      for (const entry of entries.all({ roundIds: JSON.stringify(roundIds) })) {
        const round = byKey(entry.rounds, entry.key);
        if (!round) continue;
        const isDecided = round.cancelledAt === null && !round.phase.takesBets;
        all.set(entry.roundId, isDecided && all.get(entry.roundId) !== false);
      }
      return new Set([...all].flatMap(([bet, isDecidedBet]) => (isDecidedBet ? [bet] : [])));
    },
  };
});
