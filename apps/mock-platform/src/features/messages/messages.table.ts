import type { MessageKind } from '@tonalli/contracts/messages/wire';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const messages = sqliteTable(
  'messages',
  {
    /** Shown as `N` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null: to everybody who was a member by then. */
    memberId: text(),
    kind: text().$type<MessageKind>().notNull(),
    /** What the kind's text is filled with. */
    params: text({ mode: 'json' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('messages_member').on(table.memberId, table.at)],
);

/** What a member did with a message; without a row it is unread. */
export const messageStates = sqliteTable(
  'message_states',
  {
    memberId: text().notNull(),
    messageId: integer()
      .notNull()
      .references(() => messages.id),
    /** Null: deleted without having been read. */
    readAt: integer(),
    deletedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.messageId] })],
);

/** The networks from which a member has logged in before. */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    memberId: text().notNull(),
    network: text().notNull(),
    firstSeenAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.network] })],
);

/** The devices with which a member has logged in before: browser and system. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    memberId: text().notNull(),
    device: text().notNull(),
    firstSeenAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.device] })],
);
