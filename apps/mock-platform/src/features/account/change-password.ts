import type { changePassword as endpoint } from '@tonalli/contracts/account/wire';
import { newPasswordFaults, replacePassword } from '../../people/new-password';
import { hashPassword } from '../../people/passwords';
import { accountRepository } from '../../people/people.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { endSessionsOf } from '../session';
import { assertOwner } from './assert-owner';

/** Whoever changes it may fear that somebody else is logged in: all other sessions end (AUTH-11). */
export const changePassword: Verb<typeof endpoint> = async ({ ctx: { world, member }, input }) => {
  const store = accountRepository(world);
  const found = store.byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  const fields = newPasswordFaults(world, { ...input, username: found.username });
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
  await assertOwner(world, found, { ...member, password: input.oldPassword });
  const passwordHash = await hashPassword(input.newPassword);
  world.transaction(() => {
    replacePassword(world, member.id, passwordHash);
    endSessionsOf(world, member.id, member.tokenId);
  });
  return null;
};
