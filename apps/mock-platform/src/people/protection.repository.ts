import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { memberTotps, passkeyChallenges, passkeys, recoveryCodes, verifiedContacts } from './people.table';

export type Passkey = typeof passkeys.$inferSelect;

const value = sql.placeholder;

/** What proves a member beside the password. */
export const protectionRepository = repository(({ db, sqlite }) => ({
  totp: db
    .select()
    .from(memberTotps)
    .where(eq(memberTotps.memberId, value('memberId')))
    .prepare(),
  putTotp: (row: typeof memberTotps.$inferInsert) =>
    db.insert(memberTotps).values(row).onConflictDoUpdate({ target: memberTotps.memberId, set: row }).run(),
  advanceTotp: sqlite.prepare<[number, string, number]>(
    'UPDATE member_totps SET last_counter = ? WHERE member_id = ? AND last_counter < ?',
  ),
  confirmTotp: sqlite.prepare<[number, string]>('UPDATE member_totps SET confirmed_at = ? WHERE member_id = ?'),
  removeTotp: sqlite.prepare<[string]>('DELETE FROM member_totps WHERE member_id = ?'),

  insertRecoveryCode: sqlite.prepare<[string, string]>(
    'INSERT INTO recovery_codes (member_id, code_hash) VALUES (?, ?)',
  ),
  useRecoveryCode: sqlite.prepare<[number, string, string]>(
    'UPDATE recovery_codes SET used_at = ? WHERE member_id = ? AND code_hash = ? AND used_at IS NULL',
  ),
  removeRecoveryCodes: sqlite.prepare<[string]>('DELETE FROM recovery_codes WHERE member_id = ?'),
  unusedRecoveryCodes: db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, value('memberId')), isNull(recoveryCodes.usedAt)))
    .prepare(),

  insertPasskey: (row: Passkey) => db.insert(passkeys).values(row).run(),
  passkey: db
    .select()
    .from(passkeys)
    .where(eq(passkeys.id, value('id')))
    .prepare(),
  passkeysOf: db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, value('memberId')))
    .orderBy(desc(passkeys.createdAt))
    .prepare(),
  renamePasskey: sqlite.prepare<[string, string, string]>(
    'UPDATE passkeys SET name = ? WHERE id = ? AND member_id = ?',
  ),
  removePasskey: sqlite.prepare<[string, string]>('DELETE FROM passkeys WHERE id = ? AND member_id = ?'),
  usePasskey: sqlite.prepare<[number, number, string]>(
    'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ?',
  ),

  insertChallenge: (row: typeof passkeyChallenges.$inferInsert) => db.insert(passkeyChallenges).values(row).run(),
  takeChallenge: sqlite.prepare<[string], { member_id: string | null; expires_at: number }>(
    'DELETE FROM passkey_challenges WHERE challenge = ? RETURNING member_id, expires_at',
  ),
  forgetChallenges: sqlite.prepare<[number]>('DELETE FROM passkey_challenges WHERE expires_at <= ?'),

  renewHash: sqlite.prepare<[string, string, string]>(
    'UPDATE members SET password_hash = ? WHERE id = ? AND password_hash = ?',
  ),
  setMobile: sqlite.prepare<[string, string]>('UPDATE members SET mobile = ? WHERE id = ?'),
  setEmail: sqlite.prepare<[string, string]>('UPDATE members SET email = ? WHERE id = ?'),
  verified: db
    .select()
    .from(verifiedContacts)
    .where(eq(verifiedContacts.memberId, value('memberId')))
    .prepare(),
  putVerified: (row: typeof verifiedContacts.$inferInsert) =>
    db
      .insert(verifiedContacts)
      .values(row)
      .onConflictDoUpdate({ target: [verifiedContacts.memberId, verifiedContacts.kind], set: row })
      .run(),
}));
