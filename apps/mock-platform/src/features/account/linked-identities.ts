import type * as wire from '@tonalli/contracts/account/wire-external';
import { toIso } from '../../clock/system-time';
import { externalRepository } from '../../people/external.repository';
import { keepIdentity } from '../../people/external-identities';
import type { Member } from '../../people/people.repository';
import { EXTERNAL_LOGINS } from '../../people/people-settings';
import { protectionRepository } from '../../people/protection.repository';
import { openVoucher, spendVoucher } from '../../people/vouchers';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { assertOwner } from './assert-owner';
import { ownRow } from './totp-verbs';

function listOf(world: World, memberId: string) {
  const rows = externalRepository(world).ofMember.all({ memberId });
  return {
    list: rows.map(({ provider, name, email, linkedAt, lastUsedAt }) => ({
      provider,
      name,
      email,
      linkedAt: toIso(linkedAt),
      lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
    })),
    offered: world.settings.get(EXTERNAL_LOGINS),
  };
}

export const listLinkedIdentities: Verb<typeof wire.listLinkedIdentities> = ({ ctx: { world, member } }) => {
  return listOf(world, member.id);
};

/** Opens the account by itself, like a passkey: whoever adds one proves the password first. */
export const linkIdentity: Verb<typeof wire.linkIdentity> = async ({ ctx: { world, member }, input }) => {
  const found = ownRow(world, member);
  const { id, identity } = await openVoucher(world, input.voucher);
  await assertOwner(world, found, { ...member, password: input.password });
  return world.transaction(() => {
    keepIdentity(world, member.id, identity);
    spendVoucher(world, id);
    return listOf(world, member.id);
  });
};

export const unlinkIdentity: Verb<typeof wire.unlinkIdentity> = ({ ctx: { world, member }, input }) => {
  const found = ownRow(world, member);
  const linked = externalRepository(world).ofMember.all({ memberId: member.id });
  if (!linked.some(({ provider }) => provider === input.provider)) throw new PlatformFailure('NOT_FOUND');
  if (linked.length === 1 && !hasOtherWay(world, found)) throw new PlatformFailure('LAST_SIGN_IN_WAY');
  externalRepository(world).remove(member.id, input.provider);
  return listOf(world, member.id);
};

/** Whether anything but accounts at other services lets a member in. */
function hasOtherWay(world: World, { id, passwordHash, mobile }: Member): boolean {
  const bySms = mobile !== null && !world.settings.get(MODULES_OFF).includes('MOBILEVERCODELOGIN3');
  return passwordHash !== null || bySms || protectionRepository(world).passkeysOf.all({ memberId: id }).length > 0;
}
