import * as z from 'zod/mini';

/** What the chat's page and the platform say to each other. In the small dialect of zod, since the page carries them. */
export const MODEL_STATES = ['online', 'busy', 'offline'] as const;
export const REPORT_REASONS = ['harassment', 'sexual', 'money', 'personal-data', 'other'] as const;

/** Characters of one message, and of what is said with a report. */
export const CHAT_TEXT_MAX = 500;
/** Messages that a page gets at once; older ones are asked for. */
export const CHAT_PAGE_SIZE = 40;

export const ModelState = z.enum(MODEL_STATES);
export type ModelState = z.infer<typeof ModelState>;

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_MAX));
const MessageId = z.int().check(z.minimum(1));
/** In a query. */
const QueryId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const ChatMessage = z.object({
  id: MessageId,
  from: z.enum(['member', 'model']),
  text: z.string(),
  /** Milliseconds since epoch, of the world's clock. */
  at: z.int(),
  /** The page's own name for what it sent; null for the model's. */
  key: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What changes beside messages. */
export const ChatStanding = z.object({
  status: ModelState,
  isTyping: z.boolean(),
  /** The model has read what the member wrote up to this message; 0: nothing. */
  readUpTo: z.int(),
  isBlocked: z.boolean(),
});
export type ChatStanding = z.infer<typeof ChatStanding>;

export const ChatState = z.object({
  model: z.object({
    modelId: z.string(),
    name: z.string(),
    about: z.string(),
    languages: z.array(z.enum(['es', 'en'])),
    /** A path at the page's own origin. */
    picture: z.string(),
  }),
  /** Oldest first. */
  messages: z.array(ChatMessage),
  hasOlder: z.boolean(),
  standing: ChatStanding,
  parentOrigin: z.string(),
  backUrl: z.string(),
});
export type ChatState = z.infer<typeof ChatState>;

export const OpenChatRequest = z.strictObject({
  launch: z.string().check(z.minLength(20), z.maxLength(128)),
  world: z.string().check(z.minLength(1), z.maxLength(64)),
});
export const OpenChatAnswer = z.extend(ChatState, { token: z.string() });
export const OlderRequest = z.strictObject({ before: QueryId });
export const OlderAnswer = z.object({ messages: z.array(ChatMessage), hasOlder: z.boolean() });
/** A key that was used gets its first message again. */
export const SendRequest = z.strictObject({ key: z.string().check(z.regex(/^[\w-]{8,40}$/)), text: Text });
export const SendAnswer = z.object({ message: ChatMessage });
export const ReadRequest = z.strictObject({ upTo: MessageId });
export const BlockRequest = z.strictObject({ isBlocked: z.boolean() });
export const StandingAnswer = z.object({ standing: ChatStanding });
export const ReportRequest = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  note: z.optional(Text),
});
export const Done = z.object({ done: z.literal(true) });
export const NoChatRequest = z.strictObject({});

/** One event of the room's stream. It begins with a state; what was told before does not count any more. */
export const ChatNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: ChatState }),
  z.object({ type: z.literal('message'), message: ChatMessage }),
  z.object({ type: z.literal('standing'), standing: ChatStanding }),
]);
export type ChatNews = z.infer<typeof ChatNews>;

/** Server-sent events, each with the JSON of a `ChatNews`; the token stands in `Authorization`. It ends with the session. */
export const CHAT_LIVE_PATH = '/play/api/chat/live';
/** Something comes at least so often. */
export const CHAT_HEARTBEAT_MS = 15_000;
