import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { moveMember } from '../../people/move-member';
import { uplineAt } from '../../people/tree';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { noteActivity } from './activity';

interface Moved {
  memberId: string;
  /** Null: nobody. */
  uplineId: string | null;
  /** Milliseconds since epoch; left out: now. */
  from?: number | undefined;
  /** In the operator's words, for everybody whom it concerns. */
  reason: string;
}

/**
 * Places a member with all below under another agent, which only the operator does: both agents and the member are told of
 * it with the reason, and find it in their logs (AG-10). A place that is theirs already tells nobody. Throws as `moveMember`.
 */
export function moveDownline(world: World, { memberId, uplineId, reason, from }: Moved): void {
  world.transaction(() => {
    const at = from ?? world.clock.now();
    const beforeId = uplineAt(world, memberId, at);
    moveMember(world, { memberId, uplineId, from });
    if (beforeId === uplineId) return;
    const agents = [beforeId, uplineId].filter((id) => id !== null);
    noteActivity(world, {
      kind: 'moved',
      personId: memberId,
      byId: null,
      readers: [...agents, memberId],
      detail: { fromId: beforeId, toId: uplineId, reason, effectiveAt: at },
    });
    const username = findMember(world, memberId)?.username ?? memberId;
    const masked = (id: string | null) => (id === null ? null : maskUsername(findMember(world, id)?.username ?? id));
    const told = { from: masked(beforeId), to: masked(uplineId), reason, at };
    for (const id of agents) tell(world, id, { ...told, username });
    tell(world, memberId, { ...told, username: null });
  });
}

interface Told {
  /** Null: the reader. */
  username: string | null;
  from: string | null;
  to: string | null;
  reason: string;
  at: number;
}

const tell = (world: World, memberId: string, params: Told): void =>
  void sendMessage(world, { memberId, kind: 'downlineMoved', purpose: 'service', params });
