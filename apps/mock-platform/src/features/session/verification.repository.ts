import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import {
  emailCodes,
  humanProofs,
  loginSteps,
  passwordLinks,
  registeredIps,
  verificationRequests,
} from './session.table';

export type RegisteredIp = typeof registeredIps.$inferSelect;

const value = sql.placeholder;

/** How often something was asked for, and what was sent to prove who somebody is. */
export const verificationRepository = repository(({ db, sqlite }) => ({
  insertRequest: (row: typeof verificationRequests.$inferInsert) => db.insert(verificationRequests).values(row).run(),
  countRequests: sqlite.prepare<[string, number], { count: number; last: number | null }>(
    'SELECT count(*) AS count, max(at) AS last FROM verification_requests WHERE key = ? AND at > ?',
  ),
  forgetRequests: sqlite.prepare<[number]>('DELETE FROM verification_requests WHERE at <= ?'),

  insertPasswordLink: (row: typeof passwordLinks.$inferInsert) => db.insert(passwordLinks).values(row).run(),
  passwordLink: db
    .select()
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, value('tokenHash')), gt(passwordLinks.expiresAt, value('now'))))
    .prepare(),
  removePasswordLinks: sqlite.prepare<[string]>('DELETE FROM password_links WHERE member_id = ?'),

  insertHumanProof: (row: typeof humanProofs.$inferInsert) =>
    db.insert(humanProofs).values(row).onConflictDoNothing().run().changes === 1,
  forgetHumanProofs: sqlite.prepare<[number]>('DELETE FROM human_proofs WHERE expires_at <= ?'),

  insertEmailCode: (row: typeof emailCodes.$inferInsert) => db.insert(emailCodes).values(row).run(),
  latestEmailCode: db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.address, value('address')), eq(emailCodes.purpose, value('purpose'))))
    .orderBy(desc(emailCodes.id))
    .limit(1)
    .prepare(),
  useEmailCode: sqlite.prepare<[number, number]>('UPDATE email_codes SET used_at = ? WHERE id = ? AND used_at IS NULL'),
  failEmailCode: sqlite.prepare<[number]>('UPDATE email_codes SET failures = failures + 1 WHERE id = ?'),

  insertStep: (row: typeof loginSteps.$inferInsert) => db.insert(loginSteps).values(row).run(),
  step: db
    .select()
    .from(loginSteps)
    .where(and(eq(loginSteps.tokenHash, value('tokenHash')), gt(loginSteps.expiresAt, value('now'))))
    .prepare(),
  removeStep: sqlite.prepare<[string]>('DELETE FROM login_steps WHERE token_hash = ?'),
  forgetSteps: sqlite.prepare<[number]>('DELETE FROM login_steps WHERE expires_at <= ?'),

  putIp: ({ addedAt, ...row }: RegisteredIp) =>
    db
      .insert(registeredIps)
      .values({ ...row, addedAt })
      .onConflictDoUpdate({ target: [registeredIps.memberId, registeredIps.ip], set: row })
      .run(),
  useIp: sqlite.prepare<[number, string, string]>(
    'UPDATE registered_ips SET last_used_at = ? WHERE member_id = ? AND ip = ?',
  ),
  ipsOf: db
    .select()
    .from(registeredIps)
    .where(eq(registeredIps.memberId, value('memberId')))
    .orderBy(desc(registeredIps.lastUsedAt), registeredIps.ip)
    .prepare(),
  forgetIps: sqlite.prepare<[string, string, number]>(
    `DELETE FROM registered_ips WHERE member_id = ? AND ip NOT IN
       (SELECT ip FROM registered_ips WHERE member_id = ? ORDER BY last_used_at DESC, ip LIMIT ?)`,
  ),
  removeIp: sqlite.prepare<[string, string]>('DELETE FROM registered_ips WHERE member_id = ? AND ip = ?'),
}));
