import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { bets } from './bets.table';
import { roundProgress } from './rounds.table';
import { sharedEntries } from './shared-rounds.table';

const value = sql.placeholder;
const isOfRound = and(eq(sharedEntries.rounds, value('rounds')), eq(sharedEntries.key, value('key')));

/** Bets in real money in a shared round, with what is staked on their lines, decided or not. */
export const sharedBetsRepository = repository(({ db }) => {
  const bet = () =>
    db
      .select({
        ...{ entryId: sharedEntries.id, roundId: sharedEntries.roundId, memberId: sharedEntries.memberId },
        ...{ betId: bets.id, stakeMinor: bets.stakeMinor },
        payoutMinor: sql<number | null>`iif(${bets.status} = 'SETTLED', ${bets.payoutMinor}, NULL)`,
        ...{ open: roundProgress.lines, results: roundProgress.results },
      })
      .from(sharedEntries)
      .innerJoin(bets, and(eq(bets.roundId, sharedEntries.roundId), eq(bets.isTrial, false)))
      .leftJoin(roundProgress, eq(roundProgress.roundId, sharedEntries.roundId));
  return {
    behind: bet()
      .where(and(isOfRound, gt(sharedEntries.id, value('entryId'))))
      .orderBy(asc(sharedEntries.id))
      .limit(value('limit'))
      .prepare(),
    one: bet()
      .where(and(isOfRound, eq(sharedEntries.roundId, value('roundId'))))
      .prepare(),
  };
});
