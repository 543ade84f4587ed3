import { PlatformFailure } from '../../kernel/failure';
import { findMember, keepMemberStatus } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import type { World } from '../../world/world';
import { endSessionsOf } from './open-session';

/**
 * A suspended member is shut out at once, of every session. Throws `ACCOUNT_CLOSED` for an account that is closed, which only
 * reopening ends.
 */
export function setMemberStatus(world: World, memberId: string, status: Exclude<Member['status'], 'closed'>): void {
  world.transaction(() => {
    if (findMember(world, memberId)?.status === 'closed') throw new PlatformFailure('ACCOUNT_CLOSED');
    keepMemberStatus(world, memberId, status);
    if (status !== 'suspended') return;
    endSessionsOf(world, memberId);
    world.tell('member.suspended', { memberId });
  });
}
