import { and, eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { sharedEntries, sharedRounds } from './shared-rounds.table';

interface OfRound {
  readonly rounds: string;
  readonly key: string;
}

/** The shared rounds that bets are in, as far as they have opened. */
export const roundsOfBetRepository = repository(({ db }) => {
  const { roundId, rounds, key } = sharedEntries;
  const entries = db
    .select({ roundId, rounds, key })
    .from(sharedEntries)
    .where(sql`${roundId} IN (SELECT value FROM json_each(${sql.placeholder('roundIds')}))`)
    .prepare();
  const isDecided = sql<number>`NOT (${sharedRounds.cancelledAt} IS NOT NULL OR ${sharedRounds.phase} ->> 'takesBets')`;
  const stand = db
    .select({ isDecided })
    .from(sharedRounds)
    .where(and(eq(sharedRounds.rounds, sql.placeholder('rounds')), eq(sharedRounds.key, sql.placeholder('key'))))
    .prepare();
  return {
    /** Those of the bets that are in rounds which have opened, none of which takes bets or was cancelled. */
    decided(roundIds: readonly string[]): ReadonlySet<string> {
      if (roundIds.length === 0) return new Set();
      const known = new Map<string, boolean | null>();
      function standOf({ rounds: name, key: of }: OfRound): boolean | null {
        const round = `${name}/${of}`;
        const before = known.get(round);
        if (before !== undefined) return before;
        const row = stand.get({ rounds: name, key: of });
        const standing = row ? row.isDecided === 1 : null;
        known.set(round, standing);
        return standing;
      }
      const all = new Map<string, boolean>();
      for (const entry of entries.all({ roundIds: JSON.stringify(roundIds) })) {
        const standing = standOf(entry);
        if (standing !== null) all.set(entry.roundId, standing && all.get(entry.roundId) !== false);
      }
      return new Set([...all].flatMap(([bet, isDecidedBet]) => (isDecidedBet ? [bet] : [])));
    },
  };
});
