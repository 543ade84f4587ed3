import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const sessions = sqliteTable(
  'sessions',
  {
    /** Public name of the session, safe to show and log. */
    tokenId: text().primaryKey(),
    /** SHA-256 of the token, hex. The token itself is never stored. */
    tokenHash: text().notNull().unique(),
    memberId: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull().default(''),
    /** To the minute. */
    lastUsedAt: integer().notNull().default(0),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

export const LOGIN_WAYS = ['password', 'sms', 'register', 'trial'] as const;

/** The last logins of each member, and attempts that failed. */
export const logins = sqliteTable(
  'logins',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    at: integer().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    way: text({ enum: LOGIN_WAYS }).notNull(),
    succeeded: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('logins_member').on(table.memberId, table.id)],
);

/** Failed logins per user name as typed and address, whether or not the account exists. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    /** `<user name, lower case>|<ip>` */
    key: text().primaryKey(),
    failures: integer().notNull(),
    lockedUntil: integer(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('login_failures_updated').on(table.updatedAt)],
);

export const captchas = sqliteTable(
  'captchas',
  {
    id: text().primaryKey(),
    answer: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

export const SMS_PURPOSES = ['login', 'register'] as const;

/** Everything that was sent by SMS; codes are single use. */
export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mobile: text().notNull(),
    purpose: text({ enum: SMS_PURPOSES }).notNull(),
    text: text().notNull(),
    code: text().notNull(),
    /** Of whoever asked for it. */
    ip: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
    /** Wrong tries against this code. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('sms_messages_mobile').on(table.mobile, table.purpose, table.sentAt),
    index('sms_messages_ip').on(table.ip, table.sentAt),
  ],
);
