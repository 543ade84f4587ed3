import { and, eq, gt, sql } from 'drizzle-orm';
import { repository } from '../../db/world';
import { humanProofs, passwordLinks, verificationRequests } from './session.table';

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
}));
