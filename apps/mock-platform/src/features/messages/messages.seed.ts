import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { messageStateRepository, messagesRepository } from './messages.repository';
import { seededInbox } from './seeded-messages';

const HOUR_MS = 3_600_000;

/**
 * What the demo accounts find in their inbox: some read long ago, some still to be opened. Call after whatever else
 * sends messages: those count as read.
 */
export function seedMessages(world: World): void {
  const now = world.clock.now();
  const store = messagesRepository(world);
  const states = messageStateRepository(world);
  const inbox = seededInbox();
  for (const username of Object.keys(inbox.personal)) {
    const member = findMemberByUsername(world, username);
    if (member) states.markAllRead(member.id, now);
  }
  const everybody = inbox.everybody.map(({ hoursAgo, isRead, content }) => {
    const at = now - hoursAgo * HOUR_MS;
    return { id: store.insert({ memberId: null, content, at }), at, isRead };
  });
  for (const [username, messages] of Object.entries(inbox.personal)) {
    const member = findMemberByUsername(world, username);
    if (!member) continue;
    const own = messages.map(({ hoursAgo, isRead, content }) => {
      const at = now - hoursAgo * HOUR_MS;
      return { id: store.insert({ memberId: member.id, content, at }), at, isRead };
    });
    for (const { id, at, isRead } of [...everybody, ...own]) {
      if (isRead) states.markRead({ memberId: member.id, messageId: id, at: Math.min(now, at + HOUR_MS) });
    }
  }
}
