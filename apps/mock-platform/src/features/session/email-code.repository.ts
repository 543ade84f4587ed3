import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { emailCodes } from './session.table';

type EmailCode = typeof emailCodes.$inferSelect;
type NewEmailCode = Omit<EmailCode, 'id' | 'usedAt' | 'failures'>;

const value = sql.placeholder;
const isCode = eq(emailCodes.id, value('id'));

export const emailCodeRepository = repository(({ db }) => {
  const insert = db
    .insert(emailCodes)
    .values(givenAll(emailCodes, 'id', 'usedAt', 'failures'))
    .prepare();
  const latest = db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.address, value('address')), eq(emailCodes.purpose, value('purpose'))))
    .orderBy(desc(emailCodes.id))
    .limit(1)
    .prepare();
  const use = db
    .update(emailCodes)
    .set(given(emailCodes, 'usedAt'))
    .where(and(isCode, isNull(emailCodes.usedAt)))
    .prepare();
  const fail = db
    .update(emailCodes)
    .set({ failures: sql`${emailCodes.failures} + 1` })
    .where(isCode)
    .prepare();
  return {
    insert: (code: NewEmailCode): void => void insert.run(code),
    latest: (sent: Pick<EmailCode, 'address' | 'purpose'>): EmailCode | undefined => latest.get(sent),
    /** False when it was used before. */
    use: (id: number, usedAt: number): boolean => use.run({ id, usedAt }).changes === 1,
    fail: (id: number): void => void fail.run({ id }),
  };
});
