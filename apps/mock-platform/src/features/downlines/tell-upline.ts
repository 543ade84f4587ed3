import { isAgentType } from '@tonalli/contracts/session/wire';
import { MEMBER_REGISTERED, type Registered } from '../../events/later-facts';
import type { LaterReaction } from '../../events/outbox';
import { findMember } from '../../people/find-member';
import { uplineAt } from '../../people/tree';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { noteActivity } from './activity';
import { activityRepository } from './activity.repository';
import { kindOf } from './people-below';

/** Tells an agent of who joined right below them, and both logs keep it; who opened the account knows (AG-03). */
export const tellUpline: LaterReaction<World, Registered> = {
  name: 'tell-upline',
  fact: MEMBER_REGISTERED,
  handler: (world, { memberId, inviteCode }) => noteJoined(world, memberId, inviteCode),
};

/** What `tellUpline` does. */
export function noteJoined(world: World, memberId: string, inviteCode?: string): void {
  const uplineId = uplineAt(world, memberId, world.clock.now());
  const [member, upline] = [findMember(world, memberId), uplineId === null ? null : findMember(world, uplineId)];
  if (!member || !upline || !isAgentType(upline.type) || activityRepository(world).wasOpened(memberId)) return;
  noteActivity(world, {
    kind: 'joined',
    personId: memberId,
    byId: memberId,
    readers: [upline.id, memberId],
    detail: inviteCode === undefined ? {} : { code: inviteCode },
  });
  const params = { username: member.username, agent: kindOf(member.type) === 'agent', code: inviteCode ?? null };
  sendMessage(world, { memberId: upline.id, kind: 'downlineJoined', purpose: 'service', params });
}
