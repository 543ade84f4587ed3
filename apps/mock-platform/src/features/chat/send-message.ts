import type { SendRequest } from '@tonalli/contracts/chat/shapes';
import type * as z from 'zod/mini';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { type MessageRow, messageRepository, type RoomName } from './chat.repository';
import { chatNews } from './chat-news';
import { assertMaySay } from './check-text';
import { awaitModel } from './model-turn';
import { roomOf } from './read-room';

const WINDOW_MS = 30_000;
const MOST_IN_WINDOW = 10;

/**
 * The member says something; a key that was used gets its first message again. Throws `RATE_LIMITED`, `CHAT_TEXT_REFUSED`,
 * `CHAT_BLOCKED`, `IDEMPOTENCY_KEY_REUSED`.
 */
export function sendMessage(world: World, name: RoomName, { key, text }: z.output<typeof SendRequest>): MessageRow {
  const store = messageRepository(world);
  const { memberId, modelId } = name;
  const at = world.clock.now();
  const before = store.ofKey(name, key);
  if (before && before.text !== text) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  if (before) return before;
  if (roomOf(world, name).isBlocked) throw new PlatformFailure('CHAT_BLOCKED');
  assertMaySay(text);
  if (store.sentSince(memberId, at - WINDOW_MS) >= MOST_IN_WINDOW) {
    throw new PlatformFailure('RATE_LIMITED', { retryAfterSeconds: WINDOW_MS / 1_000 });
  }
  const said = store.insert({ memberId, modelId, from: 'member', text, key, at });
  chatNews(world).changed(name);
  awaitModel(world, name);
  return said;
}
