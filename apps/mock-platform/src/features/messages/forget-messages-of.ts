import type { World } from '../../world/world';
import { knownPlaceRepository } from './known-place.repository';
import { messageStateRepository, messagesRepository } from './messages.repository';

/** Forgets what was sent to a member who is removed, and from where they came. */
export function forgetMessagesOf(world: World, memberId: string): void {
  messageStateRepository(world).forgetOf(memberId);
  messagesRepository(world).forgetOf(memberId);
  knownPlaceRepository(world).forgetOf(memberId);
}
