import { protectionOf } from '../../people/player-protection';
import type { World } from '../../world/world';
import { type SentMessage, sendMessage } from '../messages';

type AboutEnd = Extract<SentMessage, { kind: 'bonusExpiring' | 'bonusExpired' | 'freeExpiring' | 'freeExpired' }>;

/** Tells a member what runs out or has; nobody on a break is reminded of what there is to play with. Call in the transaction that ends it. */
export function tellEnd(world: World, message: AboutEnd): void {
  if (protectionOf(world, message.memberId).break === null) sendMessage(world, message);
}
