import { and, count, desc, eq, gt, isNull, like, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { smsMessages } from './session.table';

export type SmsMessage = typeof smsMessages.$inferSelect;
type NewSms = Omit<SmsMessage, 'id' | 'usedAt' | 'failures'>;

const value = sql.placeholder;
const isSms = eq(smsMessages.id, value('id'));
const isLater = gt(smsMessages.sentAt, value('after'));

export const smsRepository = repository(({ db }) => {
  const insert = db
    .insert(smsMessages)
    .values(givenAll(smsMessages, 'id', 'usedAt', 'failures'))
    .prepare();
  const latest = db
    .select()
    .from(smsMessages)
    .where(and(eq(smsMessages.mobile, value('mobile')), eq(smsMessages.purpose, value('purpose'))))
    .orderBy(desc(smsMessages.sentAt), desc(smsMessages.id))
    .limit(1)
    .prepare();
  const countTo = db
    .select({ rows: count() })
    .from(smsMessages)
    .where(and(eq(smsMessages.mobile, value('mobile')), isLater))
    .prepare();
  const countFrom = db
    .select({ rows: count() })
    .from(smsMessages)
    .where(and(eq(smsMessages.ip, value('ip')), isLater))
    .prepare();
  const use = db
    .update(smsMessages)
    .set(given(smsMessages, 'usedAt'))
    .where(and(isSms, isNull(smsMessages.usedAt)))
    .prepare();
  const fail = db
    .update(smsMessages)
    .set({ failures: sql`${smsMessages.failures} + 1` })
    .where(isSms)
    .prepare();
  const list = db
    .select()
    .from(smsMessages)
    .where(like(smsMessages.mobile, value('like')))
    .orderBy(desc(smsMessages.id))
    .limit(200)
    .prepare();
  return {
    insert: (sms: NewSms): void => void insert.run(sms),
    latest: (mobile: string, purpose: SmsMessage['purpose']): SmsMessage | undefined => latest.get({ mobile, purpose }),
    countTo: (mobile: string, after: number): number => countTo.get({ mobile, after })?.rows ?? 0,
    countFrom: (ip: string, after: number): number => countFrom.get({ ip, after })?.rows ?? 0,
    /** False when it was used before. */
    use: (id: number, usedAt: number): boolean => use.run({ id, usedAt }).changes === 1,
    fail: (id: number): void => void fail.run({ id }),
    /** Newest first. */
    list: (pattern: string): SmsMessage[] => list.all({ like: pattern }),
  };
});
