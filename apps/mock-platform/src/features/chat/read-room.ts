import { CHAT_PAGE_SIZE, type ChatMessage, type ChatStanding, type ChatState } from '@tonalli/contracts/chat/shapes';
import { modelPicturePath } from '../../art/paths';
import type { World } from '../../world/world';
import { type MessageRow, messageRepository, type RoomName, type RoomRow, roomRepository } from './chat.repository';
import { requireModel, statusOf } from './chat-models';
import type { ChatSession } from './chat-session.repository';

export const toMessage = ({ id, from, text, at, key }: MessageRow): ChatMessage => ({ id, from, text, at, key });

/** The room that a session is in. */
export function roomOf(world: World, name: RoomName): RoomRow {
  const room = roomRepository(world).find(name);
  if (!room) throw new Error(`${name.memberId} has no room with ${name.modelId}`);
  return room;
}

export function standingOf(world: World, name: RoomName): ChatStanding {
  const { isTyping, modelReadId, isBlocked } = roomOf(world, name);
  return { status: statusOf(world, requireModel(name.modelId)), isTyping, readUpTo: modelReadId, isBlocked };
}

/** Messages before one, oldest first, and whether there are others before them. */
export function pageBefore(world: World, name: RoomName, before: number): Pick<ChatState, 'messages' | 'hasOlder'> {
  const rows = messageRepository(world).before(name, before);
  return { messages: rows.slice(-CHAT_PAGE_SIZE).map(toMessage), hasOlder: rows.length > CHAT_PAGE_SIZE };
}

export function stateOf(world: World, session: ChatSession): ChatState {
  const model = requireModel(session.modelId);
  const { language } = roomOf(world, session);
  return {
    model: {
      modelId: model.id,
      name: model.name,
      about: model.about[language],
      languages: [...model.languages],
      picture: modelPicturePath(model.id),
    },
    ...pageBefore(world, session, Number.MAX_SAFE_INTEGER),
    standing: standingOf(world, session),
    parentOrigin: new URL(session.backUrl).origin,
    backUrl: session.backUrl,
  };
}
