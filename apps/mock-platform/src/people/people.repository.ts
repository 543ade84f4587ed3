import { and, eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { affiliateCodes, memberProfiles, members, secretFailures } from './people.table';

export type Member = typeof members.$inferSelect;
export type NewMember = typeof members.$inferInsert;

const value = sql.placeholder;

export const accountRepository = repository(({ db, sqlite }) => ({
  byId: db
    .select()
    .from(members)
    .where(eq(members.id, value('id')))
    .prepare(),
  byUsernameKey: db
    .select()
    .from(members)
    .where(eq(members.usernameKey, value('usernameKey')))
    .prepare(),
  byMobile: db
    .select()
    .from(members)
    .where(eq(members.mobile, value('mobile')))
    .prepare(),
  byAccount: db
    .select()
    .from(members)
    .where(eq(members.account, value('account')))
    .prepare(),
  byAffiliateCode: db
    .select({ member: members })
    .from(affiliateCodes)
    .innerJoin(members, eq(members.id, affiliateCodes.memberId))
    .where(eq(affiliateCodes.code, value('code')))
    .prepare(),
  /** Members are never removed, so row numbers only grow. */
  nextNumber: sqlite.prepare<[], { number: number }>('SELECT coalesce(max(rowid), 0) + 1 AS number FROM members'),
  insert: (member: NewMember) => db.insert(members).values(member).run(),
  insertAffiliateCode: db
    .insert(affiliateCodes)
    .values({ code: value('code'), memberId: value('memberId') })
    .prepare(),
  insertProfile: (memberId: string, fields: Record<string, string>) =>
    db.insert(memberProfiles).values({ memberId, fields }).run(),
  setLanguage: sqlite.prepare<[string, string]>('UPDATE members SET language = ? WHERE id = ?'),
  setVipLevel: sqlite.prepare<[number, string]>('UPDATE members SET vip_level = ? WHERE id = ?'),
  setStatus: sqlite.prepare<[Member['status'], string]>('UPDATE members SET status = ? WHERE id = ?'),
  setFirstLogin: sqlite.prepare<[number, string]>('UPDATE members SET first_login_at = ? WHERE id = ?'),
  setPasswordChanged: sqlite.prepare<[number, string]>('UPDATE members SET password_changed_at = ? WHERE id = ?'),
  setPassword: sqlite.prepare<[string, number, string]>(
    'UPDATE members SET password_hash = ?, password_changed_at = ?, default_password = 0 WHERE id = ?',
  ),
  setIcon: sqlite.prepare<[string, string]>('UPDATE members SET icon = ? WHERE id = ?'),
  setNickname: sqlite.prepare<[string, string]>('UPDATE members SET nickname = ? WHERE id = ?'),
  setPaymentPassword: sqlite.prepare<[string, string]>('UPDATE members SET payment_password_hash = ? WHERE id = ?'),
  secretFailures: db
    .select()
    .from(secretFailures)
    .where(and(eq(secretFailures.memberId, value('memberId')), eq(secretFailures.secret, value('secret'))))
    .prepare(),
  putSecretFailures: (row: typeof secretFailures.$inferInsert) =>
    db
      .insert(secretFailures)
      .values(row)
      .onConflictDoUpdate({ target: [secretFailures.memberId, secretFailures.secret], set: row })
      .run(),
  clearSecretFailures: sqlite.prepare<[string, string]>(
    'DELETE FROM secret_failures WHERE member_id = ? AND secret = ?',
  ),
}));
