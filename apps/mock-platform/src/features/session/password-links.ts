import type {
  checkPasswordLink as checkEndpoint,
  resetPasswordByLink as resetEndpoint,
} from '@tonalli/contracts/session/wire-recovery';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { newPasswordFaults, replacePassword } from '../../people/new-password';
import { hashPassword } from '../../people/passwords';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertLoginAllowed } from './login-allowed';
import { endSessionsOf } from './open-session';
import { passwordLinkRepository } from './password-link.repository';
import { tokenHash } from './secret-token';

/** Throws `PASSWORD_LINK_INVALID` for a link that never was, that was used or replaced, or that has expired. */
function openLink(world: World, token: string) {
  const link = passwordLinkRepository(world).open(tokenHash(token), world.clock.now());
  const member = link && findMember(world, link.memberId);
  if (!member) throw new PlatformFailure('PASSWORD_LINK_INVALID');
  return { member, expiresAt: link.expiresAt };
}

export const checkPasswordLink: Verb<typeof checkEndpoint> = ({ ctx: { world }, input }) => {
  const { member, expiresAt } = openLink(world, input.token);
  return { username: maskUsername(member.username), expiresAt: toIso(expiresAt) };
};

/** Whoever lost the password may fear that somebody else has it: all sessions end. */
export const resetPasswordByLink: Verb<typeof resetEndpoint> = async ({ ctx: { world }, input }) => {
  const { member } = openLink(world, input.token);
  assertLoginAllowed(world, member);
  const fields = newPasswordFaults(world, { ...input, username: member.username });
  if (Object.keys(fields).length > 0) throw new PlatformFailure('FIELD_INVALID', { fields });
  const passwordHash = await hashPassword(input.newPassword);
  world.transaction(() => {
    // Once more: another one may have used the link while this one's password was hashed.
    openLink(world, input.token);
    passwordLinkRepository(world).removeOf(member.id);
    replacePassword(world, member.id, passwordHash);
    endSessionsOf(world, member.id);
  });
  return null;
};
