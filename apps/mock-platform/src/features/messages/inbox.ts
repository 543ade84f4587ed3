import { MESSAGE_RESTORE_SECONDS } from '@tonalli/contracts/constants';
import type { WireLanguage } from '@tonalli/contracts/language';
import type {
  deleteMessages as deleteEndpoint,
  fetchMessage as detailEndpoint,
  listMessages as listEndpoint,
  readMessages as readEndpoint,
  restoreMessages as restoreEndpoint,
  fetchUnreadCount as unreadEndpoint,
} from '@tonalli/contracts/messages/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type SessionMember, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { linkOf, textOf } from './message-texts';
import { type MessageRow, messageStateRepository, messagesRepository } from './messages.repository';
import { announceUnread, messageIdOf, unreadOf } from './send-message';

const EXCERPT_CHARACTERS = 140;

function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ');
  if (line.length <= EXCERPT_CHARACTERS) return line;
  return `${line.slice(0, line.lastIndexOf(' ', EXCERPT_CHARACTERS)).replace(/[.,;:]$/, '')}…`;
}

function toWireRow(message: MessageRow, language: WireLanguage) {
  const { title, body } = textOf(message, language);
  return {
    messageId: messageIdOf(message.id),
    kind: message.kind,
    title,
    excerpt: excerptOf(body),
    at: toIso(message.at),
    read: message.isRead,
  };
}

export const fetchUnreadCount: Verb<typeof unreadEndpoint> = ({ ctx: { world, member } }) => {
  return { count: unreadOf(world, member.id) };
};

export const listMessages: Verb<typeof listEndpoint> = ({ ctx: { world, member }, input }) => {
  const filter = { memberId: member.id, unreadOnly: input.filter === 'unread' };
  const store = messagesRepository(world);
  const totalRows = store.count(filter);
  const rows = store.page(filter, input.pageSize, (input.pageNo - 1) * input.pageSize);
  return {
    content: rows.map((message) => toWireRow(message, input.language)),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};

/** The whole message; from then on it counts as read. Another member's is not found. */
export const fetchMessage: Verb<typeof detailEndpoint> = ({ ctx: { world, member, now }, input }) => {
  const store = messagesRepository(world);
  const message = store.find(member.id, Number(input.messageId.slice(1)));
  if (!message) throw new PlatformFailure('NOT_FOUND');
  if (!message.isRead) {
    world.transaction(() => {
      messageStateRepository(world).markRead({ memberId: member.id, messageId: message.id, at: now });
      announceUnread(world, member.id);
    });
  }
  const { messageId, kind, title, at } = toWireRow(message, input.language);
  return { messageId, kind, title, at, body: textOf(message, input.language).body, link: linkOf(message) };
};

/** Does something with each of the member's own messages, or with none when one is not theirs. */
function withEach(world: World, of: { member: SessionMember; ids: readonly string[] }, act: (id: number) => void) {
  const { member, ids } = of;
  const store = messagesRepository(world);
  return world.transaction(() => {
    for (const id of new Set(ids.map((name) => Number(name.slice(1))))) {
      if (!store.isOwn(member.id, id)) throw new PlatformFailure('NOT_FOUND');
      act(id);
    }
    return { count: announceUnread(world, member.id) };
  });
}

export const readMessages: Verb<typeof readEndpoint> = ({ ctx: { world, member, now }, input }) => {
  const store = messageStateRepository(world);
  const { ids } = input;
  if (ids) {
    const markRead = (messageId: number) => store.markRead({ memberId: member.id, messageId, at: now });
    return withEach(world, { member, ids }, markRead);
  }
  return world.transaction(() => {
    store.markAllRead(member.id, now);
    return { count: announceUnread(world, member.id) };
  });
};

export const deleteMessages: Verb<typeof deleteEndpoint> = ({ ctx: { world, member, now }, input }) => {
  const store = messageStateRepository(world);
  return withEach(world, { member, ids: input.ids }, (messageId) =>
    store.markDeleted({ memberId: member.id, messageId, at: now }),
  );
};

/** Takes a deletion back for as long as it can be; later the message is gone. */
export const restoreMessages: Verb<typeof restoreEndpoint> = ({ ctx: { world, member, now }, input }) => {
  const store = messageStateRepository(world);
  const since = now - MESSAGE_RESTORE_SECONDS * 1_000;
  return withEach(world, { member, ids: input.ids }, (messageId) => {
    if (!store.restore({ memberId: member.id, messageId, since })) throw new PlatformFailure('NOT_FOUND');
  });
};
