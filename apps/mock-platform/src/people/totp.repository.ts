import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { memberTotps, recoveryCodes } from './people.table';

type Totp = typeof memberTotps.$inferSelect;

const value = sql.placeholder;
const isTotp = eq(memberTotps.memberId, value('memberId'));
const isOfMember = eq(recoveryCodes.memberId, value('memberId'));

export const totpRepository = repository(({ db }) => {
  const find = db.select().from(memberTotps).where(isTotp).prepare();
  const put = db
    .insert(memberTotps)
    .values(givenAll(memberTotps))
    .onConflictDoUpdate({ target: memberTotps.memberId, set: givenAll(memberTotps, 'memberId') })
    .prepare();
  const advance = db
    .update(memberTotps)
    .set(given(memberTotps, 'lastCounter'))
    .where(and(isTotp, lt(memberTotps.lastCounter, value('lastCounter'))))
    .prepare();
  const confirm = db.update(memberTotps).set(given(memberTotps, 'confirmedAt')).where(isTotp).prepare();
  const remove = db.delete(memberTotps).where(isTotp).prepare();
  return {
    find: (memberId: string): Totp | undefined => find.get({ memberId }),
    put: (row: Totp): void => void put.run(row),
    /** False unless the code comes after the last that was right. */
    advance: (memberId: string, lastCounter: number): boolean => advance.run({ memberId, lastCounter }).changes === 1,
    confirm: (memberId: string, confirmedAt: number): void => void confirm.run({ memberId, confirmedAt }),
    remove: (memberId: string): void => void remove.run({ memberId }),
  };
});

export const recoveryCodeRepository = repository(({ db }) => {
  const insert = db
    .insert(recoveryCodes)
    .values(given(recoveryCodes, 'memberId', 'codeHash'))
    .prepare();
  const use = db
    .update(recoveryCodes)
    .set(given(recoveryCodes, 'usedAt'))
    .where(and(isOfMember, eq(recoveryCodes.codeHash, value('codeHash')), isNull(recoveryCodes.usedAt)))
    .prepare();
  const removeAll = db.delete(recoveryCodes).where(isOfMember).prepare();
  return {
    insert: (memberId: string, codeHash: string): void => void insert.run({ memberId, codeHash }),
    /** False when the member has no such code that is unused. */
    use: (code: { memberId: string; codeHash: string; usedAt: number }): boolean => use.run(code).changes === 1,
    removeAll: (memberId: string): void => void removeAll.run({ memberId }),
  };
});
