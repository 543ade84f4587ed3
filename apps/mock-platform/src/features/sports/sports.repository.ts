import { and, asc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import type { Change } from './change';
import { favouriteTeams, sportsEvents } from './sports.table';

export type StoredEvent = typeof sportsEvents.$inferSelect;

const value = sql.placeholder;
const numberOf = (event: string): number => Number(event.replaceAll('-', ''));
const eventOf = (id: number): string => String(id).replace(/^(\d{4})(\d\d)(\d\d)(\d{3})$/, '$1-$2-$3-$4');

export const sportsRepository = repository(({ db }) => {
  const byId = db
    .select()
    .from(sportsEvents)
    .where(eq(sportsEvents.id, value('id')))
    .prepare();
  const follow = db
    .insert(sportsEvents)
    .values({ id: value('id'), followedAt: value('at') })
    .onConflictDoUpdate({
      target: sportsEvents.id,
      set: { followedAt: sql`${value('at')}` },
      setWhere: isNull(sportsEvents.followedAt),
    })
    .prepare();
  const decide = db
    .update(sportsEvents)
    .set({ decidedAt: sql`${value('at')}` })
    .where(and(eq(sportsEvents.id, value('id')), isNull(sportsEvents.decidedAt)))
    .prepare();
  const changed = db.select({ id: sportsEvents.id }).from(sportsEvents).where(isNotNull(sportsEvents.change)).prepare();
  return {
    find: (event: string): StoredEvent | undefined => byId.get({ id: numberOf(event) }),
    /** Whether nobody followed it before. */
    follow: (event: string, at: number): boolean => follow.run({ id: numberOf(event), at }).changes > 0,
    /** Whether it was undecided. */
    decide: (event: string, at: number): boolean => decide.run({ id: numberOf(event), at }).changes > 0,
    /** Those that testers changed. */
    changed: (): string[] => changed.all().map(({ id }) => eventOf(id)),
    change: (event: string, change: Change): void => {
      db.insert(sportsEvents)
        .values({ id: numberOf(event), change })
        .onConflictDoUpdate({ target: sportsEvents.id, set: { change } })
        .run();
    },
  };
});

export const favouritesRepository = repository(({ db }) => {
  const { memberId, teamId, position } = favouriteTeams;
  const ofMember = eq(memberId, value('memberId'));
  const list = db.select({ teamId }).from(favouriteTeams).where(ofMember).orderBy(asc(position)).prepare();
  const next = db
    .select({ last: max(position) })
    .from(favouriteTeams)
    .where(ofMember)
    .prepare();
  const add = db
    .insert(favouriteTeams)
    .values({ memberId: value('memberId'), teamId: value('teamId'), position: value('position') })
    .onConflictDoNothing()
    .prepare();
  const remove = db
    .delete(favouriteTeams)
    .where(and(ofMember, eq(teamId, value('teamId'))))
    .prepare();
  return {
    list: (member: string): string[] => list.all({ memberId: member }).map((row) => row.teamId),
    /** Behind all others; nothing for one that is there. */
    add(member: string, team: string): void {
      const last = next.get({ memberId: member })?.last ?? 0;
      add.run({ memberId: member, teamId: team, position: last + 1 });
    },
    remove: (member: string, team: string): void => void remove.run({ memberId: member, teamId: team }),
  };
});
