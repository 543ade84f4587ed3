import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { joinedAt } from '../../people/member-sources.repository';
import { forRows } from '../../sqlite/for-rows';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import type { MessageContent } from './message-params';
import { messageStates, messages } from './messages.table';

export type MessageRow = MessageContent & { id: number; at: number; isRead: boolean };

export interface InboxFilter {
  memberId: string;
  unreadOnly: boolean;
}

interface NewMessage {
  /** Null: to everybody. */
  memberId: string | null;
  content: MessageContent;
  at: number;
}

interface State {
  memberId: string;
  messageId: number;
  at: number;
}

const value = sql.placeholder;
const { id, kind, params, at } = messages;
const { memberId: reader, messageId, readAt, deletedAt } = messageStates;
const LISTED = { id, kind, params, at, isRead: sql`${readAt} IS NOT NULL`.mapWith(Boolean) };

const asking = sql`${value('memberId')}`;

/** The member's own messages, and those to everybody since they are a member. */
const addressedTo = (member: SQL): SQL =>
  sql`SELECT id FROM messages INDEXED BY messages_member WHERE member_id = ${member}
    UNION ALL SELECT id FROM messages INDEXED BY messages_member WHERE member_id IS NULL AND at >= ${joinedAt(member)}`;
/** How many of these are left to a member. Of the index alone: each message that is sent is followed by it. */
const countOf = (member: SQL, unreadOnly: SQL): SQL<number> =>
  sql`(SELECT count(*) FROM (${addressedTo(member)}) addressed WHERE NOT EXISTS (SELECT 1 FROM ${messageStates}
    WHERE ${reader} = ${member} AND ${messageId} = addressed.id
      AND (${deletedAt} IS NOT NULL OR (${unreadOnly} = 1 AND ${readAt} IS NOT NULL))))`;
const isAddressed = sql`${id} IN (${addressedTo(asking)})`;
const isReader = eq(reader, value('memberId'));
const isOfMessage = and(isReader, eq(messageId, id));
const isInInbox = and(isAddressed, isNull(deletedAt));
const isListed = and(isInInbox, sql`(${value('unreadOnly')} = 0 OR ${readAt} IS NULL)`);

const asked = ({ memberId, unreadOnly }: InboxFilter) => ({ memberId, unreadOnly: unreadOnly ? 1 : 0 });
// Only `insert` below writes kind and params, from one MessageContent.
const toMessage = (row: { kind: MessageRow['kind']; params: unknown }): MessageRow => row as MessageRow;

export const messagesRepository = repository(({ db, sqlite }) => {
  const insert = db.insert(messages).values(givenAll(messages, 'id')).returning({ id }).prepare();
  const insertAll = forRows<readonly [memberId: string, kind: string, params: string, at: number]>(
    sqlite,
    4,
    (rows) => `INSERT INTO messages (member_id, kind, params, at) VALUES ${rows}`,
  );
  const one = sql`(SELECT 1) one`;
  const rows = db
    .select({ rows: countOf(asking, sql`${value('unreadOnly')}`) })
    .from(one)
    .prepare();
  const who = sql`who.value`;
  const unread = db
    .select({ memberId: sql<string>`${who}`, rows: countOf(who, sql`1`) })
    .from(sql`json_each(${value('memberIds')}) who`)
    .prepare();
  const inbox = () => db.select(LISTED).from(messages).leftJoin(messageStates, isOfMessage);
  const page = inbox()
    .where(isListed)
    .orderBy(desc(at), desc(id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const find = inbox()
    .where(and(isInInbox, eq(id, value('id'))))
    .prepare();
  const addressed = db
    .select({ id })
    .from(messages)
    .where(and(eq(id, value('id')), isAddressed))
    .prepare();
  const forget = db
    .delete(messages)
    .where(eq(messages.memberId, value('memberId')))
    .prepare();
  return {
    /** Its number. */
    insert({ memberId, content, at: sentAt }: NewMessage): number {
      const row = insert.get({ memberId, kind: content.kind, params: content.params, at: sentAt });
      if (!row) throw new Error(`the ${content.kind} message was not kept`);
      return row.id;
    },
    insertAll: (sent: readonly (NewMessage & { memberId: string })[]): void =>
      void insertAll(
        sent.map(
          ({ memberId, content, at: sentAt }) =>
            [memberId, content.kind, JSON.stringify(content.params), sentAt] as const,
        ),
      ),
    /** How many each of the members has not read. */
    unread: (memberIds: readonly string[]) => unread.all({ memberIds: JSON.stringify(memberIds) }),
    count: (filter: InboxFilter): number => rows.get(asked(filter))?.rows ?? 0,
    page: (filter: InboxFilter, limit: number, offset: number): MessageRow[] =>
      page.all({ ...asked(filter), limit, offset }).map(toMessage),
    find(memberId: string, number: number): MessageRow | null {
      const row = find.get({ memberId, id: number });
      return row ? toMessage(row) : null;
    },
    /** Whether the message is this member's, deleted or not. */
    isOwn: (memberId: string, number: number): boolean => addressed.get({ memberId, id: number }) !== undefined,
    forgetOf: (memberId: string): void => void forget.run({ memberId }),
  };
});

/** What members did with their messages; the first time of each stays. */
export const messageStateRepository = repository(({ db }) => {
  const target = [reader, messageId];
  const isFirstRead = { target, set: { readAt: sql`coalesce(${readAt}, excluded.read_at)` } };
  const isFirstDeleted = { target, set: { deletedAt: sql`coalesce(${deletedAt}, excluded.deleted_at)` } };
  const state = (column: 'readAt' | 'deletedAt') =>
    db.insert(messageStates).values(given(messageStates, 'memberId', 'messageId', column));
  const markRead = state('readAt').onConflictDoUpdate(isFirstRead).prepare();
  const markDeleted = state('deletedAt').onConflictDoUpdate(isFirstDeleted).prepare();
  const unread = db
    .select({
      memberId: sql`${value('memberId')}`.as('member_id'),
      messageId: sql`${id}`.as('message_id'),
      readAt: sql`${value('at')}`.as('read_at'),
      deletedAt: sql`NULL`.as('deleted_at'),
    })
    .from(messages)
    .leftJoin(messageStates, isOfMessage)
    .where(and(isInInbox, isNull(readAt)));
  const markAllRead = db.insert(messageStates).select(unread).onConflictDoUpdate(isFirstRead).prepare();
  const restore = db
    .update(messageStates)
    .set({ deletedAt: null })
    .where(and(isReader, eq(messageId, value('messageId')), or(isNull(deletedAt), gte(deletedAt, value('since')))))
    .prepare();
  const forget = db.delete(messageStates).where(isReader).prepare();
  return {
    markRead: ({ at: now, ...of }: State): void => void markRead.run({ ...of, readAt: now }),
    markAllRead: (memberId: string, now: number): void => void markAllRead.run({ memberId, at: now }),
    markDeleted: ({ at: now, ...of }: State): void => void markDeleted.run({ ...of, deletedAt: now }),
    /** False when it was deleted before `since`, or nothing was ever done with it. */
    restore: (of: { memberId: string; messageId: number; since: number }): boolean => restore.run(of).changes === 1,
    /** As if it had been deleted long ago, so that nothing brings it back. */
    withhold: (of: Omit<State, 'at'>): void => void markDeleted.run({ ...of, deletedAt: 0 }),
    forgetOf: (memberId: string): void => void forget.run({ memberId }),
  };
});
