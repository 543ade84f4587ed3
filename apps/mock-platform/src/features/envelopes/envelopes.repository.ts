import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or, sql, sum } from 'drizzle-orm';
import { repository, type World } from '../../world/world';
import { envelopes, rains } from './envelopes.table';

export type StoredRain = typeof rains.$inferSelect;
export type NewRain = Omit<StoredRain, 'id' | 'closedAt'>;
export type StoredEnvelope = typeof envelopes.$inferSelect;

const value = sql.placeholder;
/** Rows of one statement. */
const CHUNK = 500;

const rainQueries = (db: World['db']) => {
  const byId = db
    .select()
    .from(rains)
    .where(eq(rains.id, value('id')))
    .prepare();
  const recent = db
    .select()
    .from(rains)
    .where(or(isNull(rains.closedAt), gte(rains.closedAt, value('since'))))
    .orderBy(desc(rains.opensAt), desc(rains.id))
    .limit(value('limit'))
    .prepare();
  const close = db
    .update(rains)
    .set({ closedAt: sql`${value('at')}` })
    .where(and(eq(rains.id, value('id')), isNull(rains.closedAt)))
    .prepare();
  return { byId, recent, close };
};

export const envelopesRepository = repository(({ db }) => {
  const { byId, recent, close } = rainQueries(db);
  const { rainId, memberId, place, takenAt } = envelopes;
  const ofRain = eq(rainId, value('rainId'));
  const free = and(ofRain, isNull(memberId));
  const next = db.select({ id: envelopes.id }).from(envelopes).where(free).orderBy(asc(place)).limit(1);
  const pop = db
    .update(envelopes)
    .set({ memberId: sql`${value('memberId')}`, takenAt: sql`${value('at')}` })
    .where(eq(envelopes.id, sql`(${next})`))
    .returning()
    .prepare();
  const own = db
    .select()
    .from(envelopes)
    .where(and(ofRain, eq(memberId, value('memberId'))))
    .prepare();
  const ofCluster = db
    .select({ count: count() })
    .from(envelopes)
    .where(and(ofRain, inArray(memberId, sql`(SELECT value FROM json_each(${value('cluster')}))`)))
    .prepare();
  const setReward = db
    .update(envelopes)
    .set({ rewardId: sql`${value('rewardId')}` })
    .where(eq(envelopes.id, value('id')))
    .prepare();
  const rest = db
    .select({ count: count(), minor: sum(envelopes.amountMinor).mapWith(Number) })
    .from(envelopes)
    .where(free)
    .prepare();
  const amounts = db
    .select({ amountMinor: envelopes.amountMinor })
    .from(envelopes)
    .where(ofRain)
    .orderBy(asc(place))
    .prepare();
  const taken = db
    .select()
    .from(envelopes)
    .where(and(ofRain, isNotNull(memberId)))
    .orderBy(desc(takenAt), desc(place))
    .limit(value('limit'))
    .prepare();
  return {
    insert: (rain: NewRain): StoredRain => db.insert(rains).values(rain).returning().get(),
    fill(id: number, drawn: readonly number[]): void {
      const rows = drawn.map((amountMinor, index) => ({ rainId: id, place: index, amountMinor }));
      for (let at = 0; at < rows.length; at += CHUNK)
        db.insert(envelopes)
          .values(rows.slice(at, at + CHUNK))
          .run();
    },
    find: (id: number): StoredRain | null => byId.get({ id }) ?? null,
    /** What is not closed, and what was closed since; the newest first. */
    recent: (since: number, limit: number): StoredRain[] => recent.all({ since, limit }),
    /** False when it was closed before. */
    close: (id: number, at: number): boolean => close.run({ id, at }).changes === 1,
    /** The next envelope that is left becomes the member's; null: none is left. */
    pop: (of: { rainId: number; memberId: string; at: number }): StoredEnvelope | null => pop.get({ ...of }) ?? null,
    /** One of these has an envelope of the rain. */
    isTakenBy: (id: number, cluster: readonly string[]): boolean =>
      (ofCluster.get({ rainId: id, cluster: JSON.stringify(cluster) })?.count ?? 0) > 0,
    setReward: (id: number, rewardId: number): void => void setReward.run({ id, rewardId }),
    own: (id: number, member: string): StoredEnvelope | null => own.get({ rainId: id, memberId: member }) ?? null,
    rest(id: number): { count: number; minor: number } {
      const found = rest.get({ rainId: id });
      return { count: found?.count ?? 0, minor: found?.minor ?? 0 };
    },
    amounts: (id: number): number[] => amounts.all({ rainId: id }).map(({ amountMinor }) => amountMinor),
    taken: (id: number, limit: number): StoredEnvelope[] => taken.all({ rainId: id, limit }),
  };
});
