import { REPORT_REASONS } from '@tonalli/contracts/chat/shapes';
import { LANGUAGES } from '@tonalli/contracts/language';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** A launch becomes a session once; both of their tokens are stored hashed. */
export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    launchHash: text().primaryKey(),
    /** Null until the launch was used. */
    tokenHash: text().unique(),
    memberId: text().notNull(),
    /** The login that launched; the chat ends with it. */
    tokenId: text().notNull(),
    modelId: text().notNull(),
    backUrl: text().notNull(),
    /** Of the launch, and from its use on of the session. */
    expiresAt: integer().notNull(),
  },
  (table) => [index('chat_sessions_member').on(table.memberId)],
);

/** What a member and a model have with each other. */
export const chatRooms = sqliteTable(
  'chat_rooms',
  {
    memberId: text().notNull(),
    modelId: text().notNull(),
    /** In which the model answers. */
    language: text({ enum: LANGUAGES }).notNull(),
    /** The newest message that each of them has read; 0: none. */
    memberReadId: integer().notNull().default(0),
    modelReadId: integer().notNull().default(0),
    isTyping: integer({ mode: 'boolean' }).notNull().default(false),
    isBlocked: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.modelId] })],
);

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    modelId: text().notNull(),
    from: text({ enum: ['member', 'model'] }).notNull(),
    text: text().notNull(),
    /** The page's own name for it; null for the model's. */
    key: text(),
    at: integer().notNull(),
  },
  (table) => [
    index('chat_messages_room').on(table.memberId, table.modelId, table.id),
    uniqueIndex('chat_messages_key').on(table.memberId, table.modelId, table.key),
  ],
);

export const chatReports = sqliteTable('chat_reports', {
  id: integer().primaryKey(),
  memberId: text().notNull(),
  modelId: text().notNull(),
  reason: text({ enum: REPORT_REASONS }).notNull(),
  note: text(),
  at: integer().notNull(),
});
