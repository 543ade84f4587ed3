import { and, asc, countDistinct, eq, gt, lte, max, min, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository, type World } from '../world/world';
import { sharedEntries, sharedRounds } from './shared-rounds.table';

type Entry = typeof sharedEntries.$inferSelect;
interface OfRound {
  readonly rounds: string;
  readonly key: string;
}

const value = sql.placeholder;
const isOfRound = and(eq(sharedEntries.rounds, value('rounds')), eq(sharedEntries.key, value('key')));
const isOpen = sql`${sharedEntries.isOpen} = 1`;
// Plus: the plan is kept whatever it is asked for.
const isUntold = and(
  ...[isOfRound, isOpen],
  ...[gt(sharedEntries.id, sql`+${value('toldId')}`), lte(sharedEntries.id, sql`+${value('lastId')}`)],
);
const isOfBet = eq(sharedEntries.roundId, sql`+${value('roundId')}`);
const isOfBets = sql`${sharedEntries.roundId} IN (SELECT value FROM json_each(${value('roundIds')}))`;

/** Some of the bets of a round at a time. */
function prepareParts(db: World['db']) {
  const untold = db
    .select({ id: sharedEntries.id, roundId: sharedEntries.roundId })
    .from(sharedEntries)
    .where(isUntold)
    .orderBy(asc(sharedEntries.id))
    .limit(value('limit'))
    .prepare();
  const behind = db
    .select({ entryId: sharedEntries.id, roundId: sharedEntries.roundId })
    .from(sharedEntries)
    .where(and(isOfRound, gt(sharedEntries.id, value('entryId'))))
    .orderBy(asc(sharedEntries.id))
    .limit(value('limit'))
    .prepare();
  return { untold, behind };
}

function prepareEnds(db: World['db']) {
  const closed = () => db.update(sharedEntries).set(given(sharedEntries, 'isOpen'));
  const leave = closed().where(and(isOfBets, isOpen)).prepare();
  const end = closed().where(and(isOfRound, isOpen)).prepare();
  return { leave, end };
}

export const sharedEntriesRepository = repository(({ db }) => {
  const insert = db.insert(sharedEntries).values(givenAll(sharedEntries, 'id')).prepare();
  const roundIds = (where: ReturnType<typeof and>) =>
    db
      .select({ roundId: sharedEntries.roundId })
      .from(sharedEntries)
      .where(where)
      .orderBy(asc(sharedEntries.id))
      .prepare();
  const entered = roundIds(isOfRound);
  const openIn = roundIds(and(isOfRound, isOpen));
  const roundsOf = db
    .select({ rounds: sharedEntries.rounds, key: sharedEntries.key })
    .from(sharedEntries)
    .where(isOfBet)
    .orderBy(asc(sharedEntries.id))
    .prepare();
  const firstOf = db
    .select({
      ...{ roundId: sharedEntries.roundId, rounds: sharedEntries.rounds, key: sharedEntries.key },
      // The other columns are those of the row that it is of.
      id: min(sharedEntries.id),
    })
    .from(sharedEntries)
    .where(isOfBets)
    .groupBy(sharedEntries.roundId)
    .prepare();
  const { untold, behind } = prepareParts(db);
  const latest = { id: max(sharedEntries.id) };
  const lastOpen = db.select(latest).from(sharedEntries).where(and(isOfRound, isOpen)).prepare();
  const last = db.select(latest).from(sharedEntries).where(isOfRound).prepare();
  const playerCount = { count: countDistinct(sharedEntries.memberId) };
  const players = db.select(playerCount).from(sharedEntries).where(isOfRound).prepare();
  const soonestEnd = db
    .select({ endsAt: min(sharedRounds.endsAt) })
    .from(sharedEntries)
    .innerJoin(
      sharedRounds,
      and(eq(sharedRounds.rounds, sharedEntries.rounds), eq(sharedRounds.key, sharedEntries.key)),
    )
    .where(and(isOfBet, isOpen))
    .prepare();
  const { leave, end } = prepareEnds(db);
  return {
    insert: (entry: Omit<Entry, 'id'>): void => void insert.run({ ...entry }),
    /** The bets in a round, also those that are over, in the order in which they entered. */
    entered: (of: OfRound): string[] => entered.all({ ...of }).map(({ roundId }) => roundId),
    /** The open bets in a round, in the order in which they entered. */
    openIn: (of: OfRound): string[] => openIn.all({ ...of }).map(({ roundId }) => roundId),
    /** The rounds that a bet is or was in, in the order in which it names them. */
    roundsOf: (roundId: string): OfRound[] => roundsOf.all({ roundId }),
    /** The round that each of the bets names first. */
    firstOf: (roundIds: readonly string[]): (OfRound & { roundId: string })[] =>
      firstOf.all({ roundIds: JSON.stringify(roundIds) }),
    /** Open bets behind `toldId` and up to `lastId`. */
    untold: (of: OfRound & { toldId: number; lastId: number; limit: number }) => untold.all({ ...of }),
    /** The bets behind an entry, also those that are over. */
    behind: (of: OfRound & { entryId: number; limit: number }) => behind.all({ ...of }),
    /** The latest entry of an open bet; null where there is none. */
    lastOpen: (of: OfRound): number | null => lastOpen.get({ ...of })?.id ?? null,
    /** The latest entry, also of a bet that is over; null where there is none. */
    last: (of: OfRound): number | null => last.get({ ...of })?.id ?? null,
    /** How many play a round, be it with play money. */
    players: (of: OfRound): number => players.get({ ...of })?.count ?? 0,
    /** When the first of the rounds that a bet waits for goes on; null where none is open. */
    soonestEnd: (roundId: string): number | null => soonestEnd.get({ roundId })?.endsAt ?? null,
    /** Bets are over. */
    leave: (roundIds: readonly string[]): void => void leave.run({ roundIds: JSON.stringify(roundIds), isOpen: false }),
    /** A shared round is over. */
    end: (of: OfRound): void => void end.run({ ...of, isOpen: false }),
  };
});
