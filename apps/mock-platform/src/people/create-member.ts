import type { WireLanguage } from '@tonalli/contracts/language';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../kernel/failure';
import { broke } from '../sqlite/constraint';
import type { World } from '../world/world';
import { newMemberRepository } from './new-member.repository';
import type { Member } from './people.repository';
import { FIRST_PATH, FOREVER, treeRepository } from './tree.repository';

export interface CreateMember {
  username: string;
  /** Argon2id hash; null when the account has no password. */
  passwordHash: string | null;
  type: MemberType;
  nickname?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  paymentPasswordHash?: string | undefined;
  uplineId?: string | undefined;
  language?: WireLanguage | undefined;
  defaultPassword?: boolean | undefined;
  /** Null: logging in for the first time is still to come. */
  firstLoginAt?: number | null | undefined;
  createdAt: number;
  /** `createdAt` when left out. */
  passwordChangedAt?: number | undefined;
  profile?: Record<string, string> | undefined;
}

const ICONS = 12;

export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/**
 * Adds a member below its upline, in a transaction. Throws `USERNAME_TAKEN` when the user name (without
 * regard to case) or the mobile number belongs to someone already.
 */
export function createMember(world: World, request: CreateMember): Member {
  const store = newMemberRepository(world);
  return world.transaction(() => {
    const member = memberRow(store.nextNumber(), request);
    try {
      store.insert(member);
    } catch (error) {
      throw broke(error, 'UNIQUE') ? new PlatformFailure('USERNAME_TAKEN') : error;
    }
    joinTree(world, member);
    world.tell('member.joined', { memberId: member.id });
    if (request.profile && Object.keys(request.profile).length > 0) store.insertProfile(member.id, request.profile);
    return member;
  });
}

function joinTree(world: World, { id, uplineId }: Member): void {
  const tree = treeRepository(world);
  if (uplineId === null) tree.insert(id, { from: FIRST_PATH, until: FOREVER, uplines: [] });
  else tree.join(id, uplineId);
}

function memberRow(number: number, request: CreateMember): Member {
  const account = accountNumber(number);
  return {
    id: `M${String(number).padStart(6, '0')}`,
    username: request.username,
    usernameKey: usernameKey(request.username),
    account,
    nickname: request.nickname ?? request.username,
    type: request.type,
    passwordHash: request.passwordHash,
    paymentPasswordHash: request.paymentPasswordHash ?? null,
    defaultPassword: request.defaultPassword ?? false,
    passwordChangedAt: request.passwordChangedAt ?? request.createdAt,
    mobile: request.mobile ?? null,
    email: request.email ?? null,
    icon: `avatar-${(number % ICONS) + 1}`,
    vipLevel: 0,
    language: request.language ?? 'ES',
    status: 'active',
    uplineId: request.uplineId ?? null,
    firstLoginAt: request.firstLoginAt ?? null,
    createdAt: request.createdAt,
  };
}

/** Eight digits that do not give away how many members there are; one for each number below 90 million. */
function accountNumber(number: number): string {
  return String(10_000_000 + ((number * 7_368_787) % 90_000_000));
}
