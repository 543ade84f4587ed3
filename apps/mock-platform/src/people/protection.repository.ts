import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { members, passkeys, recoveryCodes, verifiedContacts } from './people.table';

const value = sql.placeholder;
const isMember = eq(members.id, value('id'));
const isPasskeyOf = eq(passkeys.memberId, value('memberId'));
const isOwnPasskey = and(eq(passkeys.id, value('id')), isPasskeyOf);

/** What a member sees and changes of what proves them beside the password. */
export const protectionRepository = repository(({ db }) => {
  const renamePasskey = db.update(passkeys).set(given(passkeys, 'name')).where(isOwnPasskey).prepare();
  const removePasskey = db.delete(passkeys).where(isOwnPasskey).prepare();
  const setMobile = db.update(members).set(given(members, 'mobile')).where(isMember).prepare();
  const setEmail = db.update(members).set(given(members, 'email')).where(isMember).prepare();
  const putVerified = db
    .insert(verifiedContacts)
    .values(givenAll(verifiedContacts))
    .onConflictDoUpdate({
      target: [verifiedContacts.memberId, verifiedContacts.kind],
      set: given(verifiedContacts, 'contact', 'verifiedAt'),
    })
    .prepare();
  return {
    unusedRecoveryCodes: db
      .select({ codeHash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.memberId, value('memberId')), isNull(recoveryCodes.usedAt)))
      .prepare(),
    passkeysOf: db.select().from(passkeys).where(isPasskeyOf).orderBy(desc(passkeys.createdAt)).prepare(),
    /** False when the member has no such passkey. */
    renamePasskey: (of: { id: string; memberId: string; name: string }): boolean => renamePasskey.run(of).changes > 0,
    /** False when the member has no such passkey. */
    removePasskey: (of: { id: string; memberId: string }): boolean => removePasskey.run(of).changes > 0,
    setMobile: (id: string, mobile: string): void => void setMobile.run({ id, mobile }),
    setEmail: (id: string, email: string): void => void setEmail.run({ id, email }),
    verified: db
      .select()
      .from(verifiedContacts)
      .where(eq(verifiedContacts.memberId, value('memberId')))
      .prepare(),
    putVerified: (row: typeof verifiedContacts.$inferSelect): void => void putVerified.run(row),
  };
});
