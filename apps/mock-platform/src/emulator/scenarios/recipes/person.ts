import { isTrialType, type MemberType } from '@tonalli/contracts/session/wire';
import { knowIdentity } from '../../../features/identity-check';
import { toHex } from '../../../kernel/fairness';
import type { Random } from '../../../kernel/random';
import { createMember } from '../../../people/create-member';
import { findMemberByMobile, findMemberByUsername } from '../../../people/find-member';
import { hashKnownPassword } from '../../../people/passwords';
import { ofMember, plantSeed } from '../../../wagering/fairness-seeds';
import type { World } from '../../../world/world';

export const DAY_MS = 86_400_000;
/** Of everybody in a scenario. */
export const PASSWORD = 'Clave1234';
const PAYMENT_PASSWORD = '246810';

export interface Facts {
  /** What the user name begins with; a number follows when it is taken. */
  base: string;
  type: MemberType;
  nickname?: string;
  email?: string;
  uplineId?: string;
  /** Since when they are a member. */
  ageDays: number;
  /** Since when they have their password; `ageDays` when left out. */
  passwordDays?: number;
  hasLoggedIn: boolean;
  hasPaymentPassword: boolean;
  /** True when left out. */
  hasPassword?: boolean;
  hasDefaultPassword: boolean;
  /** True when left out. */
  isIdentityChecked?: boolean;
}

export interface Person {
  id: string;
  account: string;
  username: string;
  mobile: string;
  joinedAt: number;
  /** Of their own: what happens to others changes nothing of it. */
  random: Random;
}

const hashes = new Map<string, string>();

/** Hashing takes long on purpose; everybody shares these two. */
function hashOnce(password: string): string {
  const hash = hashes.get(password) ?? hashKnownPassword(password);
  hashes.set(password, hash);
  return hash;
}

function freeUsername(world: World, base: string): string {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!findMemberByUsername(world, username)) return username;
  }
}

function freeMobile(world: World, random: Random): string {
  for (;;) {
    const mobile = `+5255${random.int(10_000_000, 99_999_999)}`;
    if (!findMemberByMobile(world, mobile)) return mobile;
  }
}

/** Adds somebody, whose rounds are drawn from seeds that follow from the world's own. */
export function addPerson(world: World, facts: Facts): Person {
  const { base, type, nickname, email, uplineId, hasDefaultPassword, hasLoggedIn } = facts;
  const username = freeUsername(world, base);
  const random = world.random.fork(`scenario/${username}`);
  const mobile = freeMobile(world, random);
  const joinedAt = world.clock.now() - facts.ageDays * DAY_MS;
  const { id, account } = createMember(world, {
    username,
    type,
    mobile,
    nickname,
    email,
    uplineId,
    passwordHash: facts.hasPassword === false ? null : hashOnce(PASSWORD),
    paymentPasswordHash: facts.hasPaymentPassword ? hashOnce(PAYMENT_PASSWORD) : undefined,
    defaultPassword: hasDefaultPassword,
    firstLoginAt: hasLoggedIn ? joinedAt : null,
    createdAt: joinedAt,
    passwordChangedAt: world.clock.now() - (facts.passwordDays ?? facts.ageDays) * DAY_MS,
  });
  if (facts.isIdentityChecked !== false && !isTrialType(type)) knowIdentity(world, id);
  plantSeed(world, { ...ofMember(id), serverSeed: toHex(random.bytes(32)), clientSeed: toHex(random.bytes(8)) });
  return { id, account, username, mobile, joinedAt, random };
}
