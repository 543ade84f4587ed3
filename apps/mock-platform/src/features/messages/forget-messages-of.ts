import type { World } from '../../world/world';
import { messagesRepository } from './messages.repository';

/** Forgets what was sent to a member who is removed, and from where they came. */
export const forgetMessagesOf = (world: World, memberId: string): void =>
  messagesRepository(world).forgetMember(memberId);
