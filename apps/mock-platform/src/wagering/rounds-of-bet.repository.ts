import { and, eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { sharedEntries, sharedRounds } from './shared-rounds.table';

/** The shared rounds that a bet is in, as far as they have opened. */
export const roundsOfBetRepository = repository(({ db }) => {
  const roundsOf = db
    .select({ phase: sharedRounds.phase, cancelledAt: sharedRounds.cancelledAt })
    .from(sharedEntries)
    .innerJoin(
      sharedRounds,
      and(eq(sharedRounds.rounds, sharedEntries.rounds), eq(sharedRounds.key, sharedEntries.key)),
    )
    .where(eq(sharedEntries.roundId, sql.placeholder('roundId')))
    .prepare();
  return { roundsOf: (roundId: string) => roundsOf.all({ roundId }) };
});
