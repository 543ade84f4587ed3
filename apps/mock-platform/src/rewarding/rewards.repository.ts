import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { rewards } from './rewards.table';

export type StoredReward = typeof rewards.$inferSelect;
export type NewReward = Omit<StoredReward, 'id' | 'revokedAt'>;

interface Ended {
  memberId: string;
  now: number;
}

const value = sql.placeholder;
const isReward = eq(rewards.id, value('id'));
const isOfMember = eq(rewards.memberId, value('memberId'));

const { expiresAt, paidAt, revokedAt, sourceKey } = rewards;
const waits = and(isNull(paidAt), isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, value('now'))));
const isOver = or(isNotNull(paidAt), isNotNull(revokedAt), lte(expiresAt, value('now')));

export const rewardsRepository = repository(({ db }) => {
  const insert = db
    .insert(rewards)
    .values(givenAll(rewards, 'id', 'revokedAt'))
    .returning()
    .prepare();
  const ofKey = db
    .select()
    .from(rewards)
    .where(eq(sourceKey, value('sourceKey')))
    .prepare();
  const last = db
    .select({ id: max(rewards.id) })
    .from(rewards)
    .prepare();
  const byId = db.select().from(rewards).where(isReward).prepare();
  const own = db.select().from(rewards).where(and(isReward, isOfMember)).prepare();
  const waiting = db
    .select()
    .from(rewards)
    .where(and(isOfMember, waits))
    .orderBy(sql`${expiresAt} IS NULL`, asc(expiresAt), asc(rewards.id))
    .prepare();
  const waitingCount = db.select({ count: count() }).from(rewards).where(and(isOfMember, waits)).prepare();
  const history = db
    .select()
    .from(rewards)
    .where(and(isOfMember, isOver))
    .orderBy(desc(rewards.id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const historyCount = db.select({ count: count() }).from(rewards).where(and(isOfMember, isOver)).prepare();
  const pay = db.update(rewards).set(given(rewards, 'paidAt')).where(and(isReward, waits)).prepare();
  const revoke = db.update(rewards).set(given(rewards, 'revokedAt')).where(and(isReward, waits)).prepare();
  const expire = db.update(rewards).set(given(rewards, 'expiresAt')).where(and(isReward, waits)).prepare();
  const lapse = db.update(rewards).set(given(rewards, 'expiresAt')).where(and(isOfMember, waits)).prepare();
  const putOff = db
    .update(rewards)
    .set({ expiresAt: sql`${expiresAt} + ${value('byMs')}` })
    .where(and(isOfMember, waits, isNotNull(expiresAt)))
    .prepare();
  return {
    /** Throws where its source key was used. */
    insert: (reward: NewReward): StoredReward => insert.get({ ...reward }),
    ofKey: (key: string): StoredReward | null => ofKey.get({ sourceKey: key }) ?? null,
    /** Of what was given last; zero before anything was. */
    lastId: (): number => last.get()?.id ?? 0,
    byId: (id: number): StoredReward | null => byId.get({ id }) ?? null,
    own: (id: number, memberId: string): StoredReward | null => own.get({ id, memberId }) ?? null,
    /** What a member can claim now: what lapses first, then what never does, the oldest first. */
    waiting: (memberId: string, now: number): StoredReward[] => waiting.all({ memberId, now }),
    waitingCount: (memberId: string, now: number): number => waitingCount.get({ memberId, now })?.count ?? 0,
    /** What waits no more, the latest given first. */
    history: (of: Ended & { limit: number; offset: number }): StoredReward[] => history.all({ ...of }),
    historyCount: (of: Ended): number => historyCount.get({ ...of })?.count ?? 0,
    /** False when it was paid already, has lapsed or was revoked. */
    pay: (id: number, now: number): boolean => pay.run({ id, now, paidAt: now }).changes === 1,
    /** False as `pay`. */
    revoke: (id: number, now: number): boolean => revoke.run({ id, now, revokedAt: now }).changes === 1,
    /** False as `pay`. */
    expire: (id: number, now: number): boolean => expire.run({ id, now, expiresAt: now }).changes === 1,
    /** All that waits for a member can be claimed no more. */
    lapse: (memberId: string, now: number): void => void lapse.run({ memberId, now, expiresAt: now }),
    /** All that waits for a member and would lapse does so later. */
    putOff: (of: { memberId: string; now: number; byMs: number }): void => void putOff.run(of),
  };
});
