import type * as wire from '@tonalli/contracts/account/wire-protection';
import { toIso } from '../../clock/system-time';
import { keepPasskey, passkeysOf, registrationOptions } from '../../people/passkeys';
import { protectionRepository } from '../../people/protection.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertOwner } from './assert-owner';
import { ownRow } from './totp-verbs';

const listOf = (world: World, memberId: string) => ({
  list: passkeysOf(world, memberId).map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
    id,
    name,
    createdAt: toIso(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
    backedUp,
  })),
});

export const listPasskeys: Verb<typeof wire.listPasskeys> = ({ ctx: { world, member } }) => {
  return listOf(world, member.id);
};

/** A passkey opens the account by itself: whoever adds one proves the password first. */
export const beginPasskey: Verb<typeof wire.beginPasskey> = async ({ ctx: { world, member, request }, input }) => {
  const found = ownRow(world, member);
  await assertOwner(world, found, { ...member, password: input.password });
  return { options: { ...(await registrationOptions(world, found, request.host)) } };
};

export const addPasskey: Verb<typeof wire.addPasskey> = async ({ ctx: { world, member, request }, input }) => {
  ownRow(world, member);
  await keepPasskey(world, { ...input, memberId: member.id, host: request.host });
  return listOf(world, member.id);
};

export const renamePasskey: Verb<typeof wire.renamePasskey> = ({ ctx: { world, member }, input }) => {
  const { id, name } = input;
  if (!protectionRepository(world).renamePasskey({ id, memberId: member.id, name }))
    throw new PlatformFailure('NOT_FOUND');
  return null;
};

export const removePasskey: Verb<typeof wire.removePasskey> = ({ ctx: { world, member }, input }) => {
  if (!protectionRepository(world).removePasskey({ id: input.id, memberId: member.id }))
    throw new PlatformFailure('NOT_FOUND');
  return null;
};
