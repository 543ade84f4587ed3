import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { cashbackPeriods, promotionEntries, promotionSigns } from './promotions.table';

export type Entry = typeof promotionEntries.$inferSelect;
export type Sign = typeof promotionSigns.$inferSelect;
export type CashbackPeriod = typeof cashbackPeriods.$inferSelect;

const value = sql.placeholder;

export const entriesRepository = repository(({ db }) => {
  const isOfPromotion = eq(promotionEntries.promotionId, value('promotionId'));
  const isEntry = eq(promotionEntries.id, value('id'));
  const insert = db.insert(promotionEntries).values(givenAll(promotionEntries, 'id')).returning().prepare();
  const find = db.select().from(promotionEntries).where(isEntry).prepare();
  const own = db
    .select()
    .from(promotionEntries)
    .where(and(isOfPromotion, eq(promotionEntries.memberId, value('memberId'))))
    .prepare();
  const others = db
    .select({ rows: count() })
    .from(promotionEntries)
    .where(
      and(
        isOfPromotion,
        ne(promotionEntries.memberId, value('memberId')),
        ne(promotionEntries.state, 'REJECTED'),
        inArray(promotionEntries.memberId, sql`(SELECT value FROM json_each(${value('cluster')}))`),
      ),
    )
    .prepare();
  const ofPromotion = db
    .select()
    .from(promotionEntries)
    .where(isOfPromotion)
    .orderBy(asc(promotionEntries.id))
    .prepare();
  const applications = db
    .select()
    .from(promotionEntries)
    .where(inArray(promotionEntries.state, ['APPLIED', 'IN_PROCESS']))
    .orderBy(asc(promotionEntries.id))
    .limit(value('limit'))
    .prepare();
  const decided = db
    .select()
    .from(promotionEntries)
    .where(
      and(
        sql`${promotionEntries.remark} IS NOT NULL`,
        inArray(promotionEntries.state, ['REJECTED', 'ISSUED', 'CLAIMED']),
      ),
    )
    .orderBy(desc(promotionEntries.changedAt), desc(promotionEntries.id))
    .limit(value('limit'))
    .prepare();
  const move = db
    .update(promotionEntries)
    .set(given(promotionEntries, 'state', 'changedAt', 'reason', 'reward', 'rewardId'))
    .where(and(isEntry, eq(promotionEntries.state, value('from'))))
    .prepare();
  return {
    /** Throws where the member, or somebody of their cluster, takes part. */
    insert: (row: Omit<Entry, 'id'>): Entry => insert.get({ ...row }),
    find: (id: number): Entry | null => find.get({ id }) ?? null,
    own: (promotionId: string, memberId: string): Entry | null => own.get({ promotionId, memberId }) ?? null,
    /** Whether somebody of these, other than the member, takes part. */
    isTakenBy: (of: { promotionId: string; memberId: string; cluster: readonly string[] }): boolean =>
      (others.get({ ...of, cluster: JSON.stringify(of.cluster) })?.rows ?? 0) > 0,
    ofPromotion: (promotionId: string): Entry[] => ofPromotion.all({ promotionId }),
    /** Those that wait for a decision, the oldest first. */
    applications: (limit: number): Entry[] => applications.all({ limit }),
    decided: (limit: number): Entry[] => decided.all({ limit }),
    /** False where it is in another state by now. */
    move: (
      to: Pick<Entry, 'id' | 'state' | 'changedAt' | 'reason' | 'reward' | 'rewardId'> & { from: Entry['state'] },
    ): boolean => move.run({ ...to }).changes === 1,
  };
});

export const signsRepository = repository(({ db }) => {
  const isOfMember = and(
    eq(promotionSigns.promotionId, value('promotionId')),
    eq(promotionSigns.memberId, value('memberId')),
  );
  const insert = db.insert(promotionSigns).values(givenAll(promotionSigns)).prepare();
  const rows = db.select({ rows: count() }).from(promotionSigns).where(isOfMember).prepare();
  const onDay = db
    .select()
    .from(promotionSigns)
    .where(and(isOfMember, eq(promotionSigns.day, value('day'))))
    .prepare();
  const ofPromotion = db
    .select()
    .from(promotionSigns)
    .where(eq(promotionSigns.promotionId, value('promotionId')))
    .prepare();
  return {
    insert: (row: Sign): void => void insert.run({ ...row }),
    count: (promotionId: string, memberId: string): number => rows.get({ promotionId, memberId })?.rows ?? 0,
    onDay: (of: { promotionId: string; memberId: string; day: string }): Sign | null => onDay.get(of) ?? null,
    ofPromotion: (promotionId: string): Sign[] => ofPromotion.all({ promotionId }),
  };
});

export const cashbackRepository = repository(({ db }) => {
  const insert = db.insert(cashbackPeriods).values(givenAll(cashbackPeriods)).onConflictDoNothing().prepare();
  const ofMember = db
    .select()
    .from(cashbackPeriods)
    .where(and(eq(cashbackPeriods.promotionId, value('promotionId')), eq(cashbackPeriods.memberId, value('memberId'))))
    .orderBy(desc(cashbackPeriods.period))
    .prepare();
  const ofPromotion = db
    .select()
    .from(cashbackPeriods)
    .where(eq(cashbackPeriods.promotionId, value('promotionId')))
    .prepare();
  return {
    /** False where the period was worked out for the member before. */
    insert: (row: CashbackPeriod): boolean => insert.run({ ...row }).changes === 1,
    /** The newest first. */
    ofMember: (promotionId: string, memberId: string): CashbackPeriod[] => ofMember.all({ promotionId, memberId }),
    ofPromotion: (promotionId: string): CashbackPeriod[] => ofPromotion.all({ promotionId }),
  };
});
