import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { rounds } from './rounds.table';
import { sharedEntries } from './shared-rounds.table';
import type { Wallet } from './wallet';

interface OfRound {
  readonly rounds: string;
  readonly key: string;
}

interface Leaf {
  readonly roundId: string;
  readonly leaf: string;
  readonly stakeMinor: number;
}

interface OfPlayer extends OfRound {
  readonly memberId: string;
  readonly wallet: Wallet;
}

const value = sql.placeholder;
const isOfRound = and(eq(sharedEntries.rounds, value('rounds')), eq(sharedEntries.key, value('key')));
const isOfWallet = and(isOfRound, eq(sharedEntries.memberId, value('memberId')), eq(rounds.wallet, value('wallet')));

/** Whose bets a round took, and what binds them. */
export const boundBetsRepository = repository(({ db }) => {
  const leaves = db
    .select({ roundId: sharedEntries.roundId, leaf: sharedEntries.leaf, stakeMinor: sharedEntries.stakeMinor })
    .from(sharedEntries)
    .where(isOfRound)
    .orderBy(asc(sharedEntries.id))
    .prepare();
  const isBound = and(isOfRound, isNotNull(sharedEntries.leaf));
  const any = db.select({ id: sharedEntries.id }).from(sharedEntries).where(isBound).limit(1).prepare();
  const counted = db.select({ count: count() }).from(sharedEntries).where(isBound).prepare();
  const ofMember = db
    .select({ count: count() })
    .from(sharedEntries)
    .innerJoin(rounds, eq(rounds.roundId, sharedEntries.roundId))
    .where(isOfWallet)
    .prepare();
  const openOf = db
    .select({ roundId: sharedEntries.roundId })
    .from(sharedEntries)
    .innerJoin(rounds, eq(rounds.roundId, sharedEntries.roundId))
    .where(and(isOfWallet, sql`${sharedEntries.isOpen} = 1`))
    .prepare();
  const remove = db
    .delete(sharedEntries)
    .where(eq(sharedEntries.roundId, value('roundId')))
    .prepare();
  return {
    /** Hashed leaves of the bets in a round, in the order in which they entered. */
    leaves: (of: OfRound): Leaf[] =>
      leaves
        .all({ ...of })
        .flatMap(({ roundId, leaf, stakeMinor }) =>
          leaf === null ? [] : { roundId, leaf, stakeMinor: stakeMinor ?? 0 },
        ),
    count: (of: OfRound): number => counted.get({ ...of })?.count ?? 0,
    /** Whether there is any. */
    any: (of: OfRound): boolean => any.get({ ...of }) !== undefined,
    ofMember: (of: OfPlayer): number => ofMember.get({ ...of })?.count ?? 0,
    /** A player's open bets in a round. */
    openOf: (of: OfPlayer): string[] => openOf.all({ ...of }).map(({ roundId }) => roundId),
    /** A bet was never in its rounds. */
    remove: (roundId: string): void => void remove.run({ roundId }),
  };
});
