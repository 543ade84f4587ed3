import { and, eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { sharedEntries, sharedRounds } from './shared-rounds.table';

/** The shared rounds that a bet is in, as far as they have opened. */
export const roundsOfBetRepository = repository(({ db }) => {
  const isOfBet = eq(sharedEntries.roundId, sql`+${sql.placeholder('roundId')}`);
  const isCalledOff = sql`${sharedRounds.cancelledAt} IS NOT NULL OR ${sharedRounds.phase} ->> 'takesBets'`;
  const counted = db
    .select({ rounds: sql<number>`count(*)`, notDecided: sql<number>`coalesce(sum(${isCalledOff}), 0)` })
    .from(sharedEntries)
    .innerJoin(
      sharedRounds,
      and(eq(sharedRounds.rounds, sharedEntries.rounds), eq(sharedRounds.key, sharedEntries.key)),
    )
    .where(isOfBet)
    .prepare();
  return {
    /** How many there are, and how many of them take bets or were cancelled. */
    counted: (roundId: string) => counted.get({ roundId }) ?? { rounds: 0, notDecided: 0 },
  };
});
