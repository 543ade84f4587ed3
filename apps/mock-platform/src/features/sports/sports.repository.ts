import { and, eq, isNull, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import type { Change } from './change';
import { sportsEvents } from './sports.table';

export type StoredEvent = typeof sportsEvents.$inferSelect;

const value = sql.placeholder;
const numberOf = (event: string): number => Number(event.replaceAll('-', ''));

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
  return {
    find: (event: string): StoredEvent | undefined => byId.get({ id: numberOf(event) }),
    /** Whether nobody followed it before. */
    follow: (event: string, at: number): boolean => follow.run({ id: numberOf(event), at }).changes > 0,
    /** Whether it was undecided. */
    decide: (event: string, at: number): boolean => decide.run({ id: numberOf(event), at }).changes > 0,
    change: (event: string, change: Change): void => {
      db.insert(sportsEvents)
        .values({ id: numberOf(event), change })
        .onConflictDoUpdate({ target: sportsEvents.id, set: { change } })
        .run();
    },
  };
});
