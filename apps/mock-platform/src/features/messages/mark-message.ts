import type { World } from '../../world/world';
import { messageStateRepository } from './messages.repository';
import { announceUnread } from './send-message';

/** Does with a member's message what the member would do. `messageId` as it was sent with. */
export function markMessage(
  world: World,
  { memberId, messageId, as }: { memberId: string; messageId: string; as: 'read' | 'deleted' },
): void {
  const store = messageStateRepository(world);
  const state = { memberId, messageId: Number(messageId.slice(1)), at: world.clock.now() };
  world.transaction(() => {
    if (as === 'read') store.markRead(state);
    else store.markDeleted(state);
    announceUnread(world, memberId);
  });
}
