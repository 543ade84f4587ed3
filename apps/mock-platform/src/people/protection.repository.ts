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
    renamePasskey: { run: (name: string, id: string, memberId: string) => renamePasskey.run({ name, id, memberId }) },
    removePasskey: { run: (id: string, memberId: string) => removePasskey.run({ id, memberId }) },
    setMobile: { run: (mobile: string, id: string) => setMobile.run({ mobile, id }) },
    setEmail: { run: (email: string, id: string) => setEmail.run({ email, id }) },
    verified: db
      .select()
      .from(verifiedContacts)
      .where(eq(verifiedContacts.memberId, value('memberId')))
      .prepare(),
    putVerified: (row: typeof verifiedContacts.$inferSelect): void => void putVerified.run(row),
  };
});
