import type * as wire from '@tonalli/contracts/account/wire-external';
import type { ExternalIdentity } from '@tonalli/contracts/session/external';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { toIso } from '../clock/wall';
import { assertOwner } from '../features/account/assert-owner';
import { requireReal } from '../features/account/totp-verbs';
import { broke } from '../kernel/constraint';
import { PlatformFailure, type Verb } from '../transport/verb';
import type { World } from '../world/world';
import { externalRepository, type LinkedIdentity } from './external.repository';
import { accountRepository, type Member } from './people.repository';
import { protectionRepository } from './protection.repository';
import { refuseTrial } from './refuse-trial';
import { openVoucher, spendVoucher } from './vouchers';

/** Whose account an identity opens, which is noted as its use; null when it is nobody's. */
export function memberOfIdentity(world: World, { provider, subject }: ExternalIdentity): Member | null {
  const store = externalRepository(world);
  const owner = store.owner.get(provider, subject);
  if (!owner) return null;
  store.markUsed.run(world.clock.now(), provider, subject);
  return accountRepository(world).byId.get({ id: owner.member_id }) ?? null;
}

/** Has an identity open a member's account. Throws `EXTERNAL_TAKEN`, or `OPERATION_NOT_ALLOWED` where one of the service does already. */
export function keepIdentity(world: World, memberId: string, identity: ExternalIdentity): void {
  const store = externalRepository(world);
  if (store.owner.get(identity.provider, identity.subject)) throw new PlatformFailure('EXTERNAL_TAKEN');
  try {
    store.insert({ ...identity, memberId, linkedAt: world.clock.now(), lastUsedAt: null });
  } catch (error) {
    throw broke(error, 'UNIQUE') ? new PlatformFailure('OPERATION_NOT_ALLOWED') : error;
  }
}

/** Those of one service that open an account of this world, the one linked first first. */
export const identitiesAt = (world: World, provider: ExternalProvider): LinkedIdentity[] =>
  externalRepository(world).ofProvider.all({ provider });

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
    offered: world.settings.get('externalLogins'),
  };
}

export const listLinkedIdentities: Verb<typeof wire.listLinkedIdentities> = ({ ctx: { world, member } }) => {
  refuseTrial(member);
  return listOf(world, member.id);
};

/** Opens the account by itself, like a passkey: whoever adds one proves the password first. */
export const linkIdentity: Verb<typeof wire.linkIdentity> = async ({ ctx: { world, member }, input }) => {
  const found = requireReal(world, member);
  const { id, identity } = await openVoucher(world, input.voucher);
  await assertOwner(world, found, { ...member, password: input.password });
  return world.transaction(() => {
    keepIdentity(world, member.id, identity);
    spendVoucher(world, id);
    return listOf(world, member.id);
  });
};

export const unlinkIdentity: Verb<typeof wire.unlinkIdentity> = ({ ctx: { world, member }, input }) => {
  const found = requireReal(world, member);
  const linked = externalRepository(world).ofMember.all({ memberId: member.id });
  if (!linked.some(({ provider }) => provider === input.provider)) throw new PlatformFailure('NOT_FOUND');
  if (linked.length === 1 && !hasOtherWay(world, found)) throw new PlatformFailure('LAST_SIGN_IN_WAY');
  externalRepository(world).remove.run(member.id, input.provider);
  return listOf(world, member.id);
};

/** Whether anything but accounts at other services lets a member in. */
function hasOtherWay(world: World, { id, passwordHash, mobile }: Member): boolean {
  const bySms = mobile !== null && !world.settings.get('modulesOff').includes('MOBILEVERCODELOGIN3');
  return passwordHash !== null || bySms || protectionRepository(world).passkeysOf.all({ memberId: id }).length > 0;
}
