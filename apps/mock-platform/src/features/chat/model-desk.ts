import type { ChatMessage, ChatStanding, ModelState } from '@tonalli/contracts/chat/shapes';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, nicknameOf } from '../../people/find-member';
import type { World } from '../../world/world';
import {
  type MessageRow,
  messageRepository,
  type ReportRow,
  type RoomName,
  reportRepository,
  roomRepository,
} from './chat.repository';
import { chatModels } from './chat-data';
import { requireModel, statusOf } from './chat-models';
import { dropTurn, readAsModel, sayAsModel } from './model-turn';
import { pageBefore, standingOf } from './read-room';

const SHOWN_MAX = 200;

/** The room of a member with a model, made where there is none yet. Throws `NOT_FOUND`, `USER_NOT_FOUND`. */
function enterRoom(world: World, { memberId, modelId }: RoomName): RoomName {
  const model = requireModel(modelId);
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
  if (!roomRepository(world).find({ memberId, modelId })) {
    roomRepository(world).open({ memberId, modelId, language: model.languages[0] ?? 'es' });
  }
  return { memberId, modelId };
}

export interface ShownRoom extends RoomName {
  readonly username: string;
  readonly model: string;
  readonly standing: ChatStanding;
  readonly last: string | null;
  readonly unread: number;
}

/** Rooms of all members, as whoever writes for the models sees them; the one with the newest message first. */
export function listRooms(world: World): ShownRoom[] {
  const store = messageRepository(world);
  const rooms = roomRepository(world).all(SHOWN_MAX);
  return rooms
    .map((room) => {
      const { memberId, modelId, modelReadId } = room;
      const last = store.before(room, Number.MAX_SAFE_INTEGER).at(-1);
      const unread = store.after(room, modelReadId).filter(({ from }) => from === 'member').length;
      const shown = { memberId, modelId, username: nicknameOf(world, memberId), model: requireModel(modelId).name };
      return { ...shown, standing: standingOf(world, room), last: last?.text ?? null, unread, at: last?.id ?? 0 };
    })
    .sort((one, other) => other.at - one.at)
    .map(({ at: _at, ...room }) => room);
}

export function showRoom(world: World, name: RoomName): { standing: ChatStanding; messages: ChatMessage[] } {
  if (!roomRepository(world).find(name)) throw new PlatformFailure('NOT_FOUND');
  return { standing: standingOf(world, name), messages: pageBefore(world, name, Number.MAX_SAFE_INTEGER).messages };
}

/** A tester writes as the model; what the script had on its way does not come. Throws `CHAT_BLOCKED`. */
export function sayToMember(world: World, { text, ...wanted }: RoomName & { text: string }): MessageRow {
  const room = enterRoom(world, wanted);
  if (standingOf(world, room).isBlocked) throw new PlatformFailure('CHAT_BLOCKED');
  dropTurn(world, room);
  return sayAsModel(world, { ...room, text });
}

export function typeToMember(world: World, { isTyping, ...wanted }: RoomName & { isTyping: boolean }): ChatStanding {
  const room = enterRoom(world, wanted);
  dropTurn(world, room);
  readAsModel(world, room, isTyping);
  return standingOf(world, room);
}

export const listReports = (world: World): Omit<ReportRow, 'id'>[] =>
  reportRepository(world)
    .newest(SHOWN_MAX)
    .map(({ id: _id, ...report }) => report);

/** Who can be written for, and whether they are there. */
export const listDesk = (world: World): { modelId: string; name: string; status: ModelState }[] =>
  chatModels().map((model) => ({ modelId: model.id, name: model.name, status: statusOf(world, model) }));
