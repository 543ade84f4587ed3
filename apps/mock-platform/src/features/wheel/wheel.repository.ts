import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { wheelCredits, wheelSpins } from './wheel.table';

export type StoredSpin = typeof wheelSpins.$inferSelect;
type Credit = typeof wheelCredits.$inferSelect;

export interface OfWheel {
  memberId: string;
  wheelId: string;
}

const value = sql.placeholder;

export const spinsRepository = repository(({ db }) => {
  const { memberId, wheelId, day } = wheelSpins;
  const isOwn = eq(memberId, value('memberId'));
  const isOfDay = and(eq(wheelId, value('wheelId')), eq(day, value('day')));
  const insert = db.insert(wheelSpins).values(givenAll(wheelSpins, 'id')).returning().prepare();
  const daily = db
    .select({ count: count() })
    .from(wheelSpins)
    .where(and(isOwn, isOfDay, isNull(wheelSpins.creditId)))
    .prepare();
  const spent = db
    .select({ minor: sql<number>`coalesce(sum(${wheelSpins.costMinor}), 0)` })
    .from(wheelSpins)
    .where(isOfDay)
    .prepare();
  const given = db
    .select({ count: count() })
    .from(wheelSpins)
    .where(and(eq(wheelId, value('wheelId')), eq(wheelSpins.sectorId, value('sectorId'))))
    .prepare();
  const page = db
    .select()
    .from(wheelSpins)
    .where(isOwn)
    .orderBy(desc(wheelSpins.id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const ofMember = db.select({ count: count() }).from(wheelSpins).where(isOwn).prepare();
  return {
    insert: (spin: Omit<StoredSpin, 'id'>): StoredSpin => insert.get({ ...spin }),
    /** How many spins of the day a member has made. */
    daily: (of: OfWheel & { day: string }): number => daily.get({ ...of })?.count ?? 0,
    /** What all spins of a day have given in money, minor units. */
    spentMinor: (of: { wheelId: string; day: string }): number => spent.get(of)?.minor ?? 0,
    /** How often a sector was given. */
    given: (of: { wheelId: string; sectorId: string }): number => given.get(of)?.count ?? 0,
    page: (of: { memberId: string; limit: number; offset: number }): StoredSpin[] => page.all(of),
    count: (member: string): number => ofMember.get({ memberId: member })?.count ?? 0,
  };
});

export const creditsRepository = repository(({ db }) => {
  const hasLeft = and(
    eq(wheelCredits.memberId, value('memberId')),
    eq(wheelCredits.wheelId, value('wheelId')),
    lt(wheelCredits.used, wheelCredits.count),
  );
  const insert = db
    .insert(wheelCredits)
    .values(givenAll(wheelCredits, 'id', 'used'))
    .prepare();
  const left = db
    .select({ left: sql<number>`coalesce(sum(${wheelCredits.count} - ${wheelCredits.used}), 0)` })
    .from(wheelCredits)
    .where(hasLeft)
    .prepare();
  const first = db
    .select({ id: wheelCredits.id })
    .from(wheelCredits)
    .where(hasLeft)
    .orderBy(asc(wheelCredits.id))
    .limit(1)
    .prepare();
  const use = db
    .update(wheelCredits)
    .set({ used: sql`${wheelCredits.used} + 1` })
    .where(eq(wheelCredits.id, value('id')))
    .prepare();
  return {
    /** Throws where its key was used. */
    insert: (credit: Omit<Credit, 'id' | 'used'>): void => void insert.run({ ...credit }),
    left: (of: OfWheel): number => left.get({ ...of })?.left ?? 0,
    /** Uses one spin of the oldest credit that has one; null where none has. */
    use(of: OfWheel): number | null {
      const credit = first.get({ ...of });
      if (credit) use.run(credit);
      return credit?.id ?? null;
    },
  };
});
