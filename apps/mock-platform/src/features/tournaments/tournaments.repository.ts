import { and, asc, count, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory, type RowMemory } from '../../sqlite/row-memory';
import { repository, type World } from '../../world/world';
import { tournamentEntries, tournamentRounds, tournaments } from './tournaments.table';

export type Tournament = typeof tournaments.$inferSelect;
export type NewTournament = Omit<Tournament, 'id' | 'players' | 'closedAt'>;
export type Entry = typeof tournamentEntries.$inferSelect;
export type Round = typeof tournamentRounds.$inferSelect;

const value = sql.placeholder;
/** Of members who race in nothing. */
const MOST_REMEMBERED = 50_000;

export const tournamentsRepository = repository(({ db }) => {
  const byId = db
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, value('id')))
    .prepare();
  const recent = db
    .select()
    .from(tournaments)
    .where(or(isNull(tournaments.closedAt), gte(tournaments.closedAt, value('since'))))
    .orderBy(asc(tournaments.startsAt), asc(tournaments.id))
    .prepare();
  const close = db
    .update(tournaments)
    .set(given(tournaments, 'closedAt'))
    .where(and(eq(tournaments.id, value('id')), isNull(tournaments.closedAt)))
    .prepare();
  const addPlayers = db
    .update(tournaments)
    .set({ players: sql`${tournaments.players} + ${value('added')}` })
    .where(eq(tournaments.id, value('id')))
    .prepare();
  return {
    insert: (row: NewTournament): Tournament => db.insert(tournaments).values(row).returning().get(),
    find: (id: number): Tournament | null => byId.get({ id }) ?? null,
    /** What is not closed, and what was closed since; the first to begin first. */
    recent: (since: number): Tournament[] => recent.all({ since }),
    /** False when it was closed before. */
    close: (id: number, closedAt: number): boolean => close.run({ id, closedAt }).changes === 1,
    addPlayers: (id: number, added: number): void => void addPlayers.run({ id, added }),
  };
});

function racersAmong(db: World['db'], onlookers: RowMemory<true>) {
  const { memberId, tournamentId, leftAt } = tournamentEntries;
  const racers = db
    .select({ memberId })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .where(
      and(
        sql`${memberId} IN (SELECT value FROM json_each(${value('members')}))`,
        isNull(leftAt),
        isNull(tournaments.closedAt),
      ),
    )
    .prepare();
  return (members: readonly string[]): void => {
    const unknown = members.filter((member) => !onlookers.get(member));
    if (unknown.length < 2) return;
    const racing = new Set(racers.all({ members: JSON.stringify(unknown) }).map((racer) => racer.memberId));
    for (const member of unknown) if (!racing.has(member)) onlookers.keep(member, true);
  };
}

export const entriesRepository = repository(({ db, undoings }) => {
  const { memberId, tournamentId, leftAt, id, score, reachedAt, rounds } = tournamentEntries;
  // As the index of rankings says it.
  const isRanked = and(eq(tournamentId, value('tournamentId')), isNull(leftAt), gt(score, sql.raw('0')));
  const isEqual = and(eq(score, value('score')), eq(reachedAt, value('reachedAt')), eq(rounds, value('rounds')));
  const ranking = db
    .select()
    .from(tournamentEntries)
    .where(isRanked)
    .orderBy(desc(score), asc(reachedAt), asc(rounds), asc(id));
  const ranked = ranking.prepare();
  const first = ranking.limit(value('limit')).prepare();
  const equal = db.select().from(tournamentEntries).where(and(isRanked, isEqual)).prepare();
  const ahead = (of: SQL | undefined) =>
    db.select({ entries: count() }).from(tournamentEntries).where(and(isRanked, of)).prepare();
  // One question for each step of the tie-break, so that each is a range of the index.
  const aheadOf = [
    ahead(gt(score, value('score'))),
    ahead(and(eq(score, value('score')), lt(reachedAt, value('reachedAt')))),
    ahead(and(eq(score, value('score')), eq(reachedAt, value('reachedAt')), lt(rounds, value('rounds')))),
  ];
  const insert = db
    .insert(tournamentEntries)
    .values(given(tournamentEntries, 'tournamentId', 'memberId', 'joinedAt'))
    .prepare();
  const own = db
    .select()
    .from(tournamentEntries)
    .where(and(eq(memberId, value('memberId')), eq(tournamentId, value('tournamentId'))))
    .prepare();
  const byId = db
    .select()
    .from(tournamentEntries)
    .where(eq(id, value('id')))
    .prepare();
  const running = db
    .select({ entry: tournamentEntries, tournament: tournaments })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .where(and(eq(memberId, value('memberId')), isNull(leftAt), isNull(tournaments.closedAt)))
    .prepare();
  const change = db
    .update(tournamentEntries)
    .set(given(tournamentEntries, 'score', 'reachedAt', 'rounds', 'leftAt', 'place', 'prizeMinor', 'rewardId'))
    .where(eq(id, value('id')))
    .prepare();
  const removeIdle = db
    .delete(tournamentEntries)
    .where(and(eq(tournamentId, value('tournamentId')), eq(rounds, sql.raw('0'))))
    .prepare();
  // Every round asks, and most who play do not race.
  const onlookers = createRowMemory<true>(undoings, MOST_REMEMBERED);
  return {
    join(row: Pick<Entry, 'tournamentId' | 'memberId' | 'joinedAt'>): void {
      insert.run(row);
      onlookers.forget(row.memberId);
    },
    own: (tournament: number, member: string): Entry | null =>
      own.get({ tournamentId: tournament, memberId: member }) ?? null,
    /** Learns with one question who of these races at all, before each is asked for. */
    look: racersAmong(db, onlookers),
    /** A member's places in what is not closed, with what they race in. */
    running(member: string): { entry: Entry; tournament: Tournament }[] {
      if (onlookers.get(member)) return [];
      const rows = running.all({ memberId: member });
      if (rows.length === 0) onlookers.keep(member, true);
      return rows;
    },
    /** Who has a score and did not leave, the best first. */
    ranked: (tournament: number): Entry[] => ranked.all({ tournamentId: tournament }),
    /** The best of them, and whoever nothing tells apart from the last of these. */
    first(tournament: number, limit: number): Entry[] {
      const best = first.all({ tournamentId: tournament, limit });
      const last = best.at(-1);
      if (!last || best.length < limit) return best;
      const known = new Set(best.map((entry) => entry.id));
      return [...best, ...equal.all(last).filter((entry) => !known.has(entry.id))];
    },
    /** How many are ahead of one with a score. */
    countAhead: (entry: Entry): number => aheadOf.reduce((sum, query) => sum + (query.get(entry)?.entries ?? 0), 0),
    /** Takes back who has no round that counts. Returns how many. */
    removeIdle: (tournament: number): number => removeIdle.run({ tournamentId: tournament }).changes,
    find: (entryId: number): Entry | null => byId.get({ id: entryId }) ?? null,
    change: (row: Entry): void => void change.run(row),
  };
});

export const roundsRepository = repository(({ db }) => {
  const { entryId, roundId } = tournamentRounds;
  const isRound = and(eq(roundId, value('roundId')), eq(entryId, value('entryId')));
  const insert = db.insert(tournamentRounds).values(givenAll(tournamentRounds, 'id')).prepare();
  const find = db.select().from(tournamentRounds).where(isRound).prepare();
  const setPayout = db.update(tournamentRounds).set(given(tournamentRounds, 'payoutMinor')).where(isRound).prepare();
  const ofEntry = db
    .select()
    .from(tournamentRounds)
    .where(eq(entryId, value('entryId')))
    .prepare();
  return {
    insert: (row: Omit<Round, 'id'>): void => void insert.run(row),
    find: (entry: number, round: string): Round | null => find.get({ entryId: entry, roundId: round }) ?? null,
    setPayout: (row: Pick<Round, 'entryId' | 'roundId' | 'payoutMinor'>): void => void setPayout.run(row),
    ofEntry: (entry: number): Round[] => ofEntry.all({ entryId: entry }),
  };
});
