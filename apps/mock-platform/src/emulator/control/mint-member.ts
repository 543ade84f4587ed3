import { randomInt } from 'node:crypto';
import { isTrialType, type MemberType } from '@tonalli/contracts/session/wire';
import { knowIdentity } from '../../features/identity-check';
import { creditByHand } from '../../guard/credit-by-hand';
import { createMember } from '../../people/create-member';
import { findMemberByMobile, findMemberByUsername } from '../../people/find-member';
import { hashPassword } from '../../people/passwords';
import type { World } from '../../world/world';

export interface MintRequest {
  username?: string | undefined;
  password?: string | undefined;
  /** Minor units; play money for a trial account. */
  balanceMinor?: number | undefined;
  type?: MemberType | undefined;
  uplineId?: string | undefined;
  /** `DEFAULT_PAYMENT_PASSWORD` unless said otherwise; null: still to be set. */
  paymentPassword?: string | null | undefined;
  /** yyyy-MM-dd. */
  birthday?: string | undefined;
  /** True unless said otherwise. */
  identityChecked?: boolean | undefined;
}

export interface MintedMember {
  id: string;
  username: string;
  password: string;
  mobile: string;
}

const DEFAULT_PASSWORD = 'Clave1234';
export const DEFAULT_PAYMENT_PASSWORD = '246810';
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

const named = (number: number) => ({ username: `p${number}`, mobile: `+5255${number}` });

/** A user name and a mobile number that nobody in this world has. */
export function unusedNames(
  world: World,
  draw = (): number => randomInt(10_000_000, 100_000_000),
): ReturnType<typeof named> {
  for (;;) {
    const names = named(draw());
    if (!findMemberByUsername(world, names.username) && !findMemberByMobile(world, names.mobile)) return names;
  }
}

/** Adds a member as a test or a tester needs one, by the ways that real members come in by. */
export async function mintMember(world: World, request: MintRequest = {}): Promise<MintedMember> {
  const password = request.password ?? DEFAULT_PASSWORD;
  const passwordHash = await hashOnce(password);
  const { paymentPassword = DEFAULT_PAYMENT_PASSWORD } = request;
  const paymentPasswordHash = paymentPassword === null ? undefined : await hashOnce(paymentPassword);
  const type = request.type ?? 0;
  const now = world.clock.now();
  return world.transaction(() => {
    const { uplineId } = request;
    const { mobile, ...unused } = unusedNames(world);
    const username = request.username ?? unused.username;
    const member = createMember(world, {
      username,
      passwordHash,
      paymentPasswordHash: isTrialType(type) ? undefined : paymentPasswordHash,
      type,
      mobile,
      uplineId,
      createdAt: now,
      firstLoginAt: now,
      profile: request.birthday === undefined ? undefined : { birthday: request.birthday },
    });
    if (request.identityChecked !== false && !isTrialType(type)) knowIdentity(world, member.id);
    if (request.balanceMinor) {
      const given = {
        key: `mint:${member.id}`,
        memberId: member.id,
        amountMinor: request.balanceMinor,
        reference: 'mint',
        at: now,
      };
      if (isTrialType(type)) world.ledger.post({ ...given, kind: 'trial.grant' });
      else creditByHand(world, given);
    }
    return { id: member.id, username, password, mobile };
  });
}
