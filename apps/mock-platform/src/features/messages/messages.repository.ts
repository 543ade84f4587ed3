import { JOINED_AT } from '../../people/member-sources.repository';
import { repository } from '../../world/world';
import type { MessageContent } from './message-texts';

interface StoredMessage {
  id: number;
  kind: MessageContent['kind'];
  params: string;
  at: number;
  /** 0 or 1, as SQLite keeps it. */
  isRead: number;
}

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

/** The member's own messages, and those to everybody since they are a member. */
const ADDRESSED = `SELECT id FROM messages INDEXED BY messages_member WHERE member_id = @memberId
  UNION ALL SELECT id FROM messages INDEXED BY messages_member WHERE member_id IS NULL
    AND at >= ${JOINED_AT}`;
const STATES = 'LEFT JOIN message_states s ON s.member_id = @memberId AND s.message_id = m.id';
const INBOX = `FROM messages m ${STATES} WHERE m.id IN (${ADDRESSED}) AND s.deleted_at IS NULL`;
const COLUMNS = 'm.id, m.kind, m.params, m.at, s.read_at IS NOT NULL isRead';
const MATCHING = `${INBOX} AND (@unreadOnly = 0 OR s.read_at IS NULL)`;

const read = ({ id, kind, params, at, isRead }: StoredMessage): MessageRow => {
  // Only `insert` below writes the two columns, from one MessageContent.
  const content = { kind, params: JSON.parse(params) } as MessageContent;
  return { ...content, id, at, isRead: isRead === 1 };
};

const bound = ({ memberId, unreadOnly }: InboxFilter) => ({ memberId, unreadOnly: unreadOnly ? 1 : 0 });

interface State {
  memberId: string;
  messageId: number;
  at: number;
}

export const messagesRepository = repository(({ sqlite }) => {
  type Bound = ReturnType<typeof bound>;
  const insert = sqlite.prepare<
    [{ memberId: string | null; kind: string; params: string; at: number }],
    { id: number }
  >('INSERT INTO messages (member_id, kind, params, at) VALUES (@memberId, @kind, @params, @at) RETURNING id');
  const count = sqlite.prepare<[Bound], { rows: number }>(`SELECT count(*) rows ${MATCHING}`);
  const page = sqlite.prepare<[Bound & { limit: number; offset: number }], StoredMessage>(
    `SELECT ${COLUMNS} ${MATCHING} ORDER BY m.at DESC, m.id DESC LIMIT @limit OFFSET @offset`,
  );
  const one = sqlite.prepare<[{ memberId: string; id: number }], StoredMessage>(
    `SELECT ${COLUMNS} ${INBOX} AND m.id = @id`,
  );
  const addressed = sqlite.prepare<[{ memberId: string; id: number }], { id: number }>(
    `SELECT m.id FROM messages m WHERE m.id = @id AND m.id IN (${ADDRESSED})`,
  );
  const markRead = sqlite.prepare<[State]>(
    `INSERT INTO message_states (member_id, message_id, read_at) VALUES (@memberId, @messageId, @at)
     ON CONFLICT DO UPDATE SET read_at = coalesce(read_at, excluded.read_at)`,
  );
  const markAllRead = sqlite.prepare<[{ memberId: string; at: number }]>(
    `INSERT INTO message_states (member_id, message_id, read_at) SELECT @memberId, m.id, @at ${INBOX} AND s.read_at IS NULL
     ON CONFLICT DO UPDATE SET read_at = coalesce(read_at, excluded.read_at)`,
  );
  const markDeleted = sqlite.prepare<[State]>(
    `INSERT INTO message_states (member_id, message_id, deleted_at) VALUES (@memberId, @messageId, @at)
     ON CONFLICT DO UPDATE SET deleted_at = coalesce(deleted_at, excluded.deleted_at)`,
  );
  const restore = sqlite.prepare<[{ memberId: string; messageId: number; since: number }]>(
    `UPDATE message_states SET deleted_at = NULL WHERE member_id = @memberId AND message_id = @messageId
     AND (deleted_at IS NULL OR deleted_at >= @since)`,
  );
  const noteNetwork = sqlite.prepare<[string, string, number]>(
    'INSERT INTO known_networks (member_id, network, first_seen_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const noteDevice = sqlite.prepare<[string, string, number]>(
    'INSERT INTO known_devices (member_id, device, first_seen_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const anyNetwork = sqlite.prepare<[string], { member_id: string }>(
    'SELECT member_id FROM known_networks WHERE member_id = ? LIMIT 1',
  );
  const forget = ['message_states', 'messages', 'known_networks', 'known_devices'].map((table) =>
    sqlite.prepare<[string]>(`DELETE FROM ${table} WHERE member_id = ?`),
  );
  return {
    insert({ memberId, content, at }: NewMessage): number {
      const row = insert.get({ memberId, kind: content.kind, params: JSON.stringify(content.params), at });
      if (!row) throw new Error(`the ${content.kind} message was not kept`);
      return row.id;
    },
    count: (filter: InboxFilter): number => count.get(bound(filter))?.rows ?? 0,
    page: (filter: InboxFilter, limit: number, offset: number): MessageRow[] =>
      page.all({ ...bound(filter), limit, offset }).map(read),
    find(memberId: string, id: number): MessageRow | null {
      const row = one.get({ memberId, id });
      return row ? read(row) : null;
    },
    /** Whether the message is this member's, deleted or not. */
    isOwn: (memberId: string, id: number): boolean => addressed.get({ memberId, id }) !== undefined,
    markRead: (state: State): void => void markRead.run(state),
    markAllRead: (memberId: string, at: number): void => void markAllRead.run({ memberId, at }),
    markDeleted: (state: State): void => void markDeleted.run(state),
    /** False when it was deleted before `since`, or nothing was ever done with it. */
    restore: (state: { memberId: string; messageId: number; since: number }): boolean =>
      restore.run(state).changes === 1,
    /** Whether the network is new to the member. */
    noteNetwork: (memberId: string, network: string, at: number): boolean =>
      noteNetwork.run(memberId, network, at).changes === 1,
    /** Whether the device is new to the member. */
    noteDevice: (memberId: string, device: string, at: number): boolean =>
      noteDevice.run(memberId, device, at).changes === 1,
    forgetMember(memberId: string): void {
      for (const statement of forget) statement.run(memberId);
    },
    /** Whether a login of the member was ever noted. */
    hasLoggedIn: (memberId: string): boolean => anyNetwork.get(memberId) !== undefined,
  };
});
