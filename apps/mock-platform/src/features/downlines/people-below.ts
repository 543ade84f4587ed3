import type { DownlineKind, DownlineStep } from '@tonalli/contracts/downlines/wire';
import {
  isAgentType,
  isBackOfficeType,
  isTrialType,
  type MemberStatus,
  type MemberType,
} from '@tonalli/contracts/session/wire';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import type { Member } from '../../people/people.repository';
import { ancestorsAt } from '../../people/tree';
import { PlatformFailure } from '../../transport/verb';
import type { World } from '../../world/world';

export const kindOf = (type: MemberType): DownlineKind => (isAgentType(type) ? 'agent' : 'member');

/** Whether an agent sees somebody's name and balance: of those right below, as long as they have an account. */
export const isSeen = (level: number, status: MemberStatus): boolean => level === 1 && status !== 'closed';

/** A name as an agent may see it: whole right below, masked further down, and of closed accounts. */
export const nameAt = (level: number, { username, status }: Pick<Member, 'username' | 'status'>): string =>
  isSeen(level, status) ? username : maskUsername(username);

export interface Below {
  member: Member;
  /** Steps below the agent. */
  level: number;
  /** From right below the agent down to the member. */
  path: DownlineStep[];
}

/** Somebody of an agent's downline, as it stands now. Throws `DOWNLINE_NOT_FOUND` for whoever is not, as for nobody. */
export function requireBelow(world: World, agentId: string, memberId: string): Below {
  const above = ancestorsAt(world, memberId, world.clock.now()).map((upline) => upline.memberId);
  const member = findMember(world, memberId);
  const level = above.indexOf(agentId) + 1;
  if (!member || level === 0 || isTrialType(member.type) || isBackOfficeType(member.type)) {
    throw new PlatformFailure('DOWNLINE_NOT_FOUND');
  }
  const ids = [...above.slice(0, level - 1).reverse(), memberId];
  const path = ids.map((id, index) => {
    const { username = id, status = 'active' } = findMember(world, id) ?? {};
    return { memberId: id, name: nameAt(index + 1, { username, status }) };
  });
  return { member, level, path };
}
