import { keepMemberStatus } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import type { World } from '../../world/world';
import { endSessionsOf } from './open-session';

/** A suspended member is shut out at once, of every session. */
export function setMemberStatus(world: World, memberId: string, status: Member['status']): void {
  world.transaction(() => {
    keepMemberStatus(world, memberId, status);
    if (status !== 'suspended') return;
    endSessionsOf(world, memberId);
    world.tell('member.suspended', { memberId });
  });
}
