import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { ACTIVE_MEMBERS } from '../../people/member-sources';
import { repository } from '../../world/world';
import { loginFailures, logins, sessions, smsMessages } from './session.table';

export type Session = typeof sessions.$inferSelect;
export type Login = typeof logins.$inferSelect;
export type SmsMessage = typeof smsMessages.$inferSelect;

const value = sql.placeholder;

interface SessionMemberRow {
  tokenId: string;
  id: string;
  username: string;
  account: string;
  nickname: string;
  type: 0 | 1 | 2 | 3 | 4 | 41 | 42;
  lastUsedAt: number;
}

export const sessionRepository = repository(({ db, sqlite }) => ({
  insertSession: (session: Session) => db.insert(sessions).values(session).run(),
  /** Whose unexpired token this is, unless they are suspended. */
  memberByToken: sqlite.prepare<[string, number], SessionMemberRow>(
    `SELECT s.token_id AS tokenId, m.id, m.username, m.account, m.nickname, m.type, s.last_used_at AS lastUsedAt
       FROM sessions s JOIN ${ACTIVE_MEMBERS} m ON m.id = s.member_id
      WHERE s.token_hash = ? AND s.expires_at > ?`,
  ),
  removeSession: sqlite.prepare<[string], { member_id: string }>(
    'DELETE FROM sessions WHERE token_id = ? RETURNING member_id',
  ),
  sessionsOf: db
    .select()
    .from(sessions)
    .where(eq(sessions.memberId, value('memberId')))
    .prepare(),
  openSessionsOf: db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, value('memberId')), gt(sessions.expiresAt, value('now'))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .prepare(),
  session: db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenId, value('tokenId')))
    .prepare(),
  isOpen: sqlite
    .prepare<[string, number], number>('SELECT 1 FROM sessions WHERE token_id = ? AND expires_at > ?')
    .pluck(),
  markUsed: sqlite.prepare<[number, number, string]>(
    'UPDATE sessions SET last_used_at = ?, expires_at = ? WHERE token_id = ?',
  ),
  markProven: sqlite.prepare<[number, string]>('UPDATE sessions SET proven_at = ? WHERE token_id = ?'),

  insertLogin: (login: typeof logins.$inferInsert) => db.insert(logins).values(login).run(),
  forgetLogins: sqlite.prepare<[string, string, number]>(
    `DELETE FROM logins WHERE member_id = ? AND id <=
       (SELECT id FROM logins WHERE member_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
  ),
  removeLogins: sqlite.prepare<[string]>('DELETE FROM logins WHERE member_id = ?'),
  loginsOf: db
    .select()
    .from(logins)
    .where(eq(logins.memberId, value('memberId')))
    .orderBy(desc(logins.id))
    .prepare(),

  failures: db
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.key, value('key')))
    .prepare(),
  putFailures: (row: typeof loginFailures.$inferInsert) =>
    db.insert(loginFailures).values(row).onConflictDoUpdate({ target: loginFailures.key, set: row }).run(),
  clearFailures: sqlite.prepare<[string]>('DELETE FROM login_failures WHERE key = ?'),
  forgetFailures: sqlite.prepare<[number]>('DELETE FROM login_failures WHERE updated_at < ?'),

  insertSms: (row: typeof smsMessages.$inferInsert) => db.insert(smsMessages).values(row).run(),
  latestSms: sqlite.prepare<
    [string, string],
    { id: number; code_hash: string; expires_at: number; used_at: number | null; failures: number; sent_at: number }
  >('SELECT * FROM sms_messages WHERE mobile = ? AND purpose = ? ORDER BY sent_at DESC, id DESC LIMIT 1'),
  countSms: sqlite.prepare<[string, number], { count: number; first: number | null }>(
    'SELECT count(*) AS count, min(sent_at) AS first FROM sms_messages WHERE mobile = ? AND sent_at > ?',
  ),
  countSmsByIp: sqlite.prepare<[string, number], { count: number }>(
    'SELECT count(*) AS count FROM sms_messages WHERE ip = ? AND sent_at > ?',
  ),
  useSms: sqlite.prepare<[number, number]>('UPDATE sms_messages SET used_at = ? WHERE id = ? AND used_at IS NULL'),
  failSms: sqlite.prepare<[number]>('UPDATE sms_messages SET failures = failures + 1 WHERE id = ?'),
  listSms: db
    .select()
    .from(smsMessages)
    .where(and(sql`${smsMessages.mobile} LIKE ${value('like')}`))
    .orderBy(sql`${smsMessages.id} DESC`)
    .limit(200)
    .prepare(),
}));
