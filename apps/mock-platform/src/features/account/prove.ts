import type { ProofWay } from '@tonalli/contracts/account/proof-ways';
import type * as wire from '@tonalli/contracts/account/wire-proof';
import type { InputOf } from '@tonalli/contracts/endpoint';
import { externalRepository } from '../../people/external.repository';
import { memberOfIdentity } from '../../people/external-identities';
import { memberOfPasskey } from '../../people/passkeys';
import type { Member } from '../../people/people.repository';
import { EXTERNAL_LOGINS } from '../../people/people-settings';
import { protectionRepository } from '../../people/protection.repository';
import { secretGuard } from '../../people/secret-guard';
import { hasTotp } from '../../people/totp';
import { openVoucher, spendVoucher } from '../../people/vouchers';
import { PlatformFailure, type Verb, type VerbContext } from '../../transport/verb';
import type { World } from '../../world/world';
import { noteProof, redeemCode, sendCode } from '../session';
import { assertCode, ownRow } from './totp-verbs';

/**
 * By what a member without a password can show again who they are; none for a member who has one. Where there is an
 * authenticator nothing weaker will do.
 */
export function proofWaysOf(world: World, { id, passwordHash, mobile }: Member): ProofWay[] {
  if (passwordHash !== null) return [];
  const passkey = protectionRepository(world).passkeysOf.all({ memberId: id }).length > 0 ? (['passkey'] as const) : [];
  if (hasTotp(world, id)) return ['totp', ...passkey];
  const offered = world.settings.get(EXTERNAL_LOGINS);
  const linked = externalRepository(world).ofMember.all({ memberId: id });
  return [
    ...passkey,
    ...linked.map(({ provider }) => provider).filter((provider) => offered.includes(provider)),
    ...(mobile === null ? [] : (['mobile'] as const)),
  ];
}

export const sendProofCode: Verb<typeof wire.sendProofCode> = ({ ctx: { world, member, request } }) => {
  const found = ownRow(world, member);
  if (!proofWaysOf(world, found).includes('mobile')) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  return sendCode(world, request, { mobile: found.mobile ?? '', purpose: 'proof' });
};

/** What it proves holds for this session alone, and for a while (`assert-owner.ts`). */
export const prove: Verb<typeof wire.prove> = async ({ ctx, input }) => {
  const { world, member } = ctx;
  await assertProof(ctx, ownRow(world, member), input);
  noteProof(world, member.tokenId);
  return null;
};

async function assertProof(
  { world, request }: VerbContext,
  member: Member,
  { way, code = '', response = {}, voucher = '' }: InputOf<typeof wire.prove>,
): Promise<void> {
  if (way === 'external') return assertIdentity(world, member, voucher);
  if (!proofWaysOf(world, member).includes(way)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  if (way === 'totp') return assertCode(world, member.id, code);
  if (way === 'mobile') return assertSmsCode(world, member, code);
  const owner = await memberOfPasskey(world, { host: request.host, response });
  if (owner !== member.id) throw new PlatformFailure('PROOF_FAILED');
}

async function assertIdentity(world: World, member: Member, voucher: string): Promise<void> {
  const { id, identity } = await openVoucher(world, voucher);
  if (!proofWaysOf(world, member).includes(identity.provider)) throw new PlatformFailure('OPERATION_NOT_ALLOWED');
  spendVoucher(world, id);
  if (memberOfIdentity(world, identity)?.id !== member.id) throw new PlatformFailure('PROOF_FAILED');
}

function assertSmsCode(world: World, { id, mobile }: Member, code: string): void {
  const guard = secretGuard(world, id, 'totp');
  guard.attempt();
  const problem = redeemCode(world, { mobile: mobile ?? '', purpose: 'proof' }, code);
  if (problem === 'CODE_INVALID') throw guard.failure();
  if (problem) throw new PlatformFailure(problem);
  guard.clear();
}
