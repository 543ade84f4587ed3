import { and, eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { repository } from '../world/world';
import type { Member } from './people.repository';
import { members } from './people.table';

const value = sql.placeholder;
const isMember = eq(members.id, value('id'));

/** What the platform itself changes of a member. */
export const memberChangesRepository = repository(({ db }) => {
  const setVipLevel = db.update(members).set(given(members, 'vipLevel')).where(isMember).prepare();
  const setStatus = db.update(members).set(given(members, 'status')).where(isMember).prepare();
  const setFirstLogin = db.update(members).set(given(members, 'firstLoginAt')).where(isMember).prepare();
  const setPasswordChanged = db.update(members).set(given(members, 'passwordChangedAt')).where(isMember).prepare();
  const setPassword = db
    .update(members)
    .set({ ...given(members, 'passwordHash', 'passwordChangedAt'), defaultPassword: false })
    .where(isMember)
    .prepare();
  const renewHash = db
    .update(members)
    .set({ passwordHash: sql`${value('renewed')}` })
    .where(and(isMember, eq(members.passwordHash, value('passwordHash'))))
    .prepare();
  return {
    setVipLevel: (id: string, vipLevel: number): void => void setVipLevel.run({ id, vipLevel }),
    setStatus: (id: string, status: Member['status']): void => void setStatus.run({ id, status }),
    setFirstLogin: (id: string, firstLoginAt: number): void => void setFirstLogin.run({ id, firstLoginAt }),
    setPasswordChanged: (id: string, passwordChangedAt: number): void =>
      void setPasswordChanged.run({ id, passwordChangedAt }),
    /** Also: it is no longer the one that the operator gave out. */
    setPassword: (of: { id: string; passwordHash: string; passwordChangedAt: number }): void =>
      void setPassword.run(of),
    /** Unless the password was changed meanwhile. */
    renewHash: (of: { id: string; passwordHash: string; renewed: string }): void => void renewHash.run(of),
  };
});
