import type { MarketingProduct } from '@tonalli/contracts/consents/choices';
import type { MessageKind } from '@tonalli/contracts/messages/wire';
import { permitAct } from '../../guard/decide';
import type { Purpose } from '../../guard/purpose';
import { memberLists } from '../../people/member-lists.repository';
import type { World } from '../../world/world';
import type { MessageParams } from './message-params';
import { messageStateRepository, messagesRepository } from './messages.repository';

/** What is about playing more. */
type Advertising = 'vipLevel' | 'vipKeep' | 'birthdayGift' | 'promotion';
/** The operator's own words may be either. */
type Either = 'notice';

/** Every kind with the purposes that it may be sent for. */
type Sent<Service, Marketing> = {
  [Kind in MessageKind]: {
    kind: Kind;
    params: MessageParams[Kind];
    purpose: Kind extends Advertising ? Marketing : Kind extends Either ? Service | Marketing : Service;
  };
}[MessageKind] & {
  /** Milliseconds since epoch; now when left out. */
  at?: number;
};

export type SentMessage = Sent<'service', Exclude<Purpose, 'service'>> & { memberId: string };
export type Broadcast = Sent<'service', 'marketing'> & {
  /** Of what advertises; null or left out: no product in particular. */
  product?: MarketingProduct | null;
};

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

function assertPermitted({ memberId, purpose }: SentMessage): void {
  if (purpose !== 'service' && (purpose.memberId !== memberId || purpose.channel !== 'inbox'))
    throw new Error(`the permit is not of the inbox of ${memberId}`);
}

/**
 * Puts a message into a member's inbox and tells their tabs, both with the transaction it is called in.
 * Its words follow from kind and params when it is read, in the reader's language. Answers the message's id.
 */
export function sendMessage(world: World, message: SentMessage): string {
  assertPermitted(message);
  const { memberId, at = world.clock.now(), purpose: _purpose, ...content } = message;
  return world.transaction(() => {
    const id = messagesRepository(world).insert({ memberId, content, at });
    announceUnread(world, memberId);
    return messageIdOf(id);
  });
}

/** The same of many. Call in a transaction. */
export function sendMessages(world: World, sent: readonly SentMessage[]): void {
  if (sent.length === 0) return;
  for (const message of sent) assertPermitted(message);
  const store = messagesRepository(world);
  store.insertAll(
    sent.map(({ memberId, at = world.clock.now(), purpose: _purpose, ...content }) => ({ memberId, content, at })),
  );
  for (const { memberId, rows } of store.unread([...new Set(sent.map(({ memberId: to }) => to))]))
    world.events.publish({ type: 'unread', customerId: memberId, count: rows });
}

/** Whoever may not be advertised to never finds the message, not later either. */
function withhold(world: World, messageId: number, product: MarketingProduct | null): void {
  const states = messageStateRepository(world);
  for (const memberId of memberLists(world).everybody()) {
    if (!permitAct(world, { do: 'marketing', memberId, product, channel: 'inbox', by: 'operator' }))
      states.withhold({ memberId, messageId });
  }
}

/** Puts one message into the inbox of everybody who is a member by then; what advertises, of everybody whom the guard permits it for. */
export function broadcastMessage(world: World, message: Broadcast): string {
  const { at = world.clock.now(), purpose, product = null, ...content } = message;
  return world.transaction(() => {
    const id = messagesRepository(world).insert({ memberId: null, content, at });
    if (purpose === 'marketing') withhold(world, id, product);
    world.events.publish({ type: 'broadcast' });
    return messageIdOf(id);
  });
}
