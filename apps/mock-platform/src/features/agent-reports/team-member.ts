import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { ancestorsAt } from '../../people/tree';
import type { World } from '../../world/world';

/** Whom a report is of, seen from the agent who asks. */
export interface ReportSubject {
  memberId: string;
  /** Steps below the agent; 0: the agent. */
  depth: number;
  /** The way down, the agent left out; empty for the agent. */
  path: { memberId: string; name: string }[];
}

/** A user name as an agent may read it: whole one step below, masked deeper down (AG-06). */
export const shownName = (username: string, depth: number): string => (depth > 1 ? maskUsername(username) : username);

/**
 * The agent, or somebody who stands below now. Throws `USER_NOT_FOUND` for all others, whether there is such a member or not.
 */
export function subjectOf(world: World, agentId: string, of: string | undefined): ReportSubject {
  if (of === undefined || of === agentId) return { memberId: agentId, depth: 0, path: [] };
  const above = ancestorsAt(world, of, world.clock.now());
  const place = above.findIndex(({ memberId }) => memberId === agentId);
  if (place < 0) throw new PlatformFailure('USER_NOT_FOUND');
  const down = [
    ...above
      .slice(0, place)
      .reverse()
      .map(({ memberId }) => memberId),
    of,
  ];
  const path = down.map((memberId, index) => {
    const member = findMember(world, memberId);
    return { memberId, name: member ? shownName(member.username, index + 1) : memberId };
  });
  return { memberId: of, depth: down.length, path };
}
