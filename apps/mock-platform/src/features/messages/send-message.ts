import type { World } from '../../world/world';
import type { MessageContent } from './message-texts';
import { messagesRepository } from './messages.repository';

interface Sending {
  /** Milliseconds since epoch; now when left out. */
  at?: number;
}

/** How a message is named on the wire. */
export const messageIdOf = (id: number): string => `N${String(id).padStart(8, '0')}`;

export const unreadOf = (world: World, memberId: string): number =>
  messagesRepository(world).count({ memberId, unreadOnly: true });

/** Tells the member's tabs how many messages are unread. Call in the transaction that changed it. */
export function announceUnread(world: World, memberId: string): number {
  const count = unreadOf(world, memberId);
  world.events.publish({ type: 'unread', customerId: memberId, count });
  return count;
}

/**
 * Puts a message into a member's inbox and tells their tabs, both with the transaction it is called in.
 * Its words follow from kind and params when it is read, in the reader's language. Answers the message's id.
 */
export function sendMessage(world: World, message: MessageContent & Sending & { memberId: string }): string {
  const { memberId, at = world.clock.now(), ...content } = message;
  return world.transaction(() => {
    const id = messagesRepository(world).insert({ memberId, content, at });
    announceUnread(world, memberId);
    return messageIdOf(id);
  });
}

/** Puts one message into the inbox of everybody who is a member by then. */
export function broadcastMessage(world: World, message: MessageContent & Sending): string {
  const { at = world.clock.now(), ...content } = message;
  return world.transaction(() => {
    const id = messagesRepository(world).insert({ memberId: null, content, at });
    world.events.publish({ type: 'broadcast' });
    return messageIdOf(id);
  });
}
