import { CHAT_TEXT_MAX, ChatMessage, ChatStanding, MODEL_STATES, REPORT_REASONS } from '@tonalli/contracts/chat/shapes';
import { ModelId } from '@tonalli/contracts/chat/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

const Room = z.strictObject({ memberId: MemberId, modelId: ModelId });

/** The model's side of the live chat, and the operator's. */
export const CHAT_COMMANDS = {
  showChatDesk: controlCommand({
    at: 'GET /chat/desk',
    cli: 'chat desk',
    summary: 'Who can be written for, whether they are there, and whether they answer by themselves',
    input: z.strictObject({}),
    output: z.object({
      isScripted: z.boolean(),
      models: z.array(z.object({ modelId: ModelId, name: z.string(), status: z.enum(MODEL_STATES) })),
    }),
  }),
  listChatRooms: controlCommand({
    at: 'GET /chat/rooms',
    cli: 'chat rooms',
    summary: 'Rooms of all members with the models, with what was said last',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        ...Room.shape,
        username: z.string(),
        model: z.string(),
        standing: ChatStanding,
        last: z.string().nullable(),
        /** Of the member, that the model has not read. */
        unread: z.int(),
      }),
    ),
  }),
  showChat: controlCommand({
    at: 'GET /chat/room',
    cli: 'chat show <memberId> <modelId>',
    summary: 'The latest messages of one room',
    input: Room,
    output: z.object({ standing: ChatStanding, messages: z.array(ChatMessage) }),
  }),
  sayAsModel: controlCommand({
    at: 'POST /chat/say',
    cli: 'chat say <memberId> <modelId> <text>',
    summary: 'Writes to a member as a model, in place of what the script would say',
    input: Room.extend({ text: z.string().trim().min(1).max(CHAT_TEXT_MAX) }),
    output: z.object({ id: z.int() }),
  }),
  typeAsModel: controlCommand({
    at: 'POST /chat/type',
    cli: 'chat type <memberId> <modelId>',
    summary: 'Has a model read what there is and type, until it says something or is stopped with --isTyping false',
    input: Room.extend({ isTyping: z.boolean().default(true) }),
    output: z.object({ standing: ChatStanding }),
  }),
  setModelStatus: controlCommand({
    at: 'POST /chat/status',
    cli: 'chat status <modelId> <status>',
    summary: 'A model comes, is busy or goes; what was written while it was away is answered when it comes',
    input: z.strictObject({ modelId: ModelId, status: z.enum(MODEL_STATES) }),
    output: z.object({ modelId: ModelId, status: z.enum(MODEL_STATES) }),
  }),
  setChatScript: controlCommand({
    at: 'POST /chat/script',
    cli: 'chat script <isScripted>',
    summary: 'Whether models answer by themselves; a tester who writes for them switches it off',
    input: z.strictObject({ isScripted: z.boolean() }),
    output: z.object({ isScripted: z.boolean() }),
  }),
  listChatReports: controlCommand({
    at: 'GET /chat/reports',
    cli: 'chat reports',
    summary: 'Conversations that members reported, newest first',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        ...Room.shape,
        reason: z.enum(REPORT_REASONS),
        note: z.string().nullable(),
        at: Time,
      }),
    ),
  }),
} as const;
