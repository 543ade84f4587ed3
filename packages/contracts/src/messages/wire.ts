import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { PageNumber, PageSize } from '../paging';

/** What a message is about. `notice`: in the operator's own words. */
export const MESSAGE_KINDS = [
  'welcome',
  'newLogin',
  'depositCredited',
  'depositHeld',
  'depositReturned',
  'depositReversed',
  'withdrawalPaid',
  'withdrawalClaim',
  'feedbackReply',
  'bonusExpiring',
  'bonusConverted',
  'bonusExpired',
  'freeExpiring',
  'freeExpired',
  'vipLevel',
  'vipKeep',
  'birthdayGift',
  'raffleWon',
  'raffleLapsed',
  'referralEarned',
  'transferReceived',
  'betEnded',
  'betCorrected',
  'slipCorrected',
  'downlineJoined',
  'downlineMoved',
  'identityApproved',
  'identityRejected',
  'identityExpired',
  'playReview',
  'promotionDecided',
  'promotion',
  'notice',
] as const;
export const MessageKind = z.enum(MESSAGE_KINDS);
export type MessageKind = z.infer<typeof MessageKind>;

export const MESSAGE_FILTERS = ['all', 'unread'] as const;
export const MessageFilter = z.enum(MESSAGE_FILTERS);

/** `N` and a number. */
export const MessageId = z.string().regex(/^N\d{8,15}$/);
export const MESSAGE_IDS_MAX = 100;
export const MessageIds = z.array(MessageId).min(1).max(MESSAGE_IDS_MAX);

/** Some messages by name, or every one. */
export const ReadMessages = z
  .strictObject({ ids: MessageIds.optional(), all: z.literal(true).optional() })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'either ids or all');

export const InboxMessage = z.object({
  messageId: z.string(),
  kind: MessageKind,
  title: z.string(),
  /** The beginning of the text, on one line. */
  excerpt: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

const UnreadCount = z.object({ count: z.int().min(0) });

export const fetchUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: "How many of the member's messages are unread",
  token: 'required',
  request: z.strictObject({}),
  value: UnreadCount,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  summary: "The member's inbox, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ filter: MessageFilter, pageNo: PageNumber, pageSize: PageSize, language: WireLanguage }),
  value: z.object({
    content: z.array(InboxMessage),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});

export const fetchMessage = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_messageDetail',
  summary: "One of the member's own messages; it counts as read from then on",
  token: 'required',
  extension: true,
  request: z.strictObject({ messageId: MessageId, language: WireLanguage }),
  value: z.object({
    messageId: z.string(),
    kind: MessageKind,
    title: z.string(),
    /** Plain text; an empty line parts paragraphs. */
    body: z.string(),
    at: z.iso.datetime(),
    /** A path of the web app where the member can see what it is about. */
    link: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_messageRead',
  summary: 'Mark messages as read; answers how many are still unread',
  token: 'required',
  extension: true,
  request: ReadMessages,
  value: UnreadCount,
  errors: ['NOT_FOUND'],
});

export const deleteMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_messageDelete',
  summary: 'Take messages out of the inbox; answers how many are still unread',
  token: 'required',
  extension: true,
  request: z.strictObject({ ids: MessageIds }),
  value: UnreadCount,
  errors: ['NOT_FOUND'],
});

export const restoreMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_messageRestore',
  summary: 'Put messages back that were deleted in the last minutes, unread ones as unread',
  token: 'required',
  extension: true,
  request: z.strictObject({ ids: MessageIds }),
  value: UnreadCount,
  errors: ['NOT_FOUND'],
});
