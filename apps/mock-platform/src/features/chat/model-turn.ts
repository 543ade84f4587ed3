import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { type MessageRow, messageRepository, type RoomName, roomRepository } from './chat.repository';
import { requireModel, statusOf } from './chat-models';
import { chatNews } from './chat-news';
import { CHAT_RULES } from './chat-settings';
import { roomOf } from './read-room';
import { scriptedAnswer } from './scripted-answer';

const Room = z.object({ memberId: z.string(), modelId: z.string() });
const READ = jobKind('chat.read', Room);
const ANSWER = jobKind('chat.answer', Room);

const READ_MS = { online: 1_200, busy: 20_000 } as const;
const TYPING_MS = 2_600;

const keyOf = ({ memberId, modelId }: RoomName): string => `${memberId}/${modelId}`;

/** What their list of models says is another. */
const tellMember = (world: World, { memberId }: RoomName): void =>
  world.events.publish({ type: 'chat', customerId: memberId });

/** Keeps what is different in a room, and tells who looks at it. Call within a transaction. */
export function changeRoom(world: World, name: RoomName, change: Partial<ReturnType<typeof roomOf>>): void {
  const before = roomOf(world, name);
  const after = { ...before, ...change };
  roomRepository(world).keep(after);
  chatNews(world).changed(name);
  const isOther = before.isBlocked !== after.isBlocked || before.memberReadId !== after.memberReadId;
  if (isOther) tellMember(world, name);
}

/** The model reads, types and answers by the script, unless it is away or somebody writes for it. */
export function awaitModel(world: World, name: RoomName): void {
  const status = statusOf(world, requireModel(name.modelId));
  if (status === 'offline' || !world.settings.get(CHAT_RULES).isScripted) return;
  const { memberId, modelId } = name;
  const payload = { memberId, modelId };
  world.clock.schedule({ kind: READ, key: keyOf(name), dueAt: world.clock.now() + READ_MS[status], payload });
}

/** What was on its way by the script does not come any more. */
export function dropTurn(world: World, name: RoomName): void {
  world.clock.cancel(READ, keyOf(name));
  world.clock.cancel(ANSWER, keyOf(name));
  changeRoom(world, name, { isTyping: false });
}

const newestOf = (world: World, name: RoomName): number => messageRepository(world).latest(name, 'member')?.id ?? 0;

/** The model has read everything, and types or does not. */
export function readAsModel(world: World, name: RoomName, isTyping: boolean): void {
  changeRoom(world, name, { modelReadId: newestOf(world, name), isTyping });
}

/** The model says something. Call within a transaction. */
export function sayAsModel(world: World, { text, ...name }: RoomName & { text: string }): MessageRow {
  const { memberId, modelId } = name;
  const row = { memberId, modelId, from: 'model' as const, text, key: null, at: world.clock.now() };
  const said = messageRepository(world).insert(row);
  readAsModel(world, name, false);
  tellMember(world, name);
  return said;
}

function mayAnswer(world: World, name: RoomName): boolean {
  const isThere = statusOf(world, requireModel(name.modelId)) !== 'offline';
  return isThere && world.settings.get(CHAT_RULES).isScripted;
}

export const chatReadJob = defineJob(READ, (world, { payload }) => {
  if (!mayAnswer(world, payload)) return;
  readAsModel(world, payload, true);
  world.clock.schedule({ kind: ANSWER, key: keyOf(payload), dueAt: world.clock.now() + TYPING_MS, payload });
});

export const chatAnswerJob = defineJob(ANSWER, (world, { payload }) => {
  if (!mayAnswer(world, payload)) return;
  const asked = messageRepository(world).latest(payload, 'member');
  if (asked) sayAsModel(world, { ...payload, text: scriptedAnswer(asked, roomOf(world, payload).language) });
});
