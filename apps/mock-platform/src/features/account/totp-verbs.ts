import type * as wire from '@tonalli/contracts/account/wire-protection';
import { accountRepository, type Member } from '../../people/people.repository';
import { secretGuard } from '../../people/secret-guard';
import * as totp from '../../people/totp';
import { PlatformFailure, type SessionMember, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertOwner } from './assert-owner';

/** The member's own row. Throws `TOKEN_INVALID` for somebody who is gone. */
export function ownRow(world: World, member: SessionMember): Member {
  const found = accountRepository(world).byId.get({ id: member.id });
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  return found;
}

/** Wrong ones count for the member. Throws `CODE_INVALID`, after five `ACCOUNT_LOCKED`. */
export function assertCode(world: World, memberId: string, code: string): void {
  const guard = secretGuard(world, memberId, 'totp');
  guard.attempt();
  if (!totp.redeemTotp(world, memberId, code)) throw guard.failure();
  guard.clear();
}

/** Who sits at an open session may not be its member: the password is asked for. */
export const beginTotp: Verb<typeof wire.beginTotp> = async ({ ctx: { world, member }, input }) => {
  const found = ownRow(world, member);
  if (totp.hasTotp(world, member.id)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  await assertOwner(world, found, { ...member, password: input.password });
  return totp.beginTotp(world, found);
};

export const confirmTotp: Verb<typeof wire.confirmTotp> = ({ ctx: { world, member }, input }) => {
  ownRow(world, member);
  if (totp.hasTotp(world, member.id)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  assertCode(world, member.id, input.code);
  return world.transaction(() => {
    totp.confirmTotp(world, member.id);
    return { recoveryCodes: totp.renewRecoveryCodes(world, member.id) };
  });
};

export const removeTotp: Verb<typeof wire.removeTotp> = async ({ ctx: { world, member }, input }) => {
  const found = ownRow(world, member);
  if (!totp.hasTotp(world, member.id)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  // An account without a password has the code alone.
  if (input.code !== undefined || found.passwordHash === null) assertCode(world, member.id, input.code ?? '');
  else await assertOwner(world, found, { ...member, password: input.password });
  totp.removeTotp(world, member.id);
  return null;
};
