import type { Place } from '@tonalli/contracts/account/place';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
    /** Of the address when the session was opened; null where it was not known. */
    place: text({ mode: 'json' }).$type<Place>(),
    /** When its owner last proved who they are: at the login, or again since. */
    provenAt: integer().notNull().default(0),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

export const LOGIN_WAYS = ['password', 'sms', 'register', 'trial', 'passkey', ...EXTERNAL_PROVIDERS] as const;

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
    /** Of the address at that time. */
    place: text({ mode: 'json' }).$type<Place>(),
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

export const SMS_PURPOSES = ['login', 'register', 'password', 'step', 'bind', 'proof', 'firebase'] as const;

/** Everything that was sent by SMS; codes are single use. */
export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mobile: text().notNull(),
    purpose: text({ enum: SMS_PURPOSES }).notNull(),
    /** What the phone shows: of the outbox, which stands for the provider that sends it. */
    text: text().notNull(),
    codeHash: text().notNull(),
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

/** What was asked for and is bounded in number, such as mails to one member. */
export const verificationRequests = sqliteTable(
  'verification_requests',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `<what>|<whose>` */
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('verification_requests_key').on(table.key, table.at),
    index('verification_requests_at').on(table.at),
  ],
);

/** Links by which a forgotten password is set anew. */
export const passwordLinks = sqliteTable(
  'password_links',
  {
    /** SHA-256 of the token, hex. The token itself is only in the mail. */
    tokenHash: text().primaryKey(),
    memberId: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('password_links_member').on(table.memberId)],
);

/** Codes that were sent by mail; only the latest of an address and purpose counts. */
export const emailCodes = sqliteTable(
  'email_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Lower case. */
    address: text().notNull(),
    purpose: text({ enum: ['step', 'bind'] }).notNull(),
    codeHash: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
    failures: integer().notNull().default(0),
  },
  (table) => [index('email_codes_address').on(table.address, table.purpose, table.id)],
);

/** Solved human verifications, each good for one login. */
export const humanProofs = sqliteTable(
  'human_proofs',
  {
    nonce: text().primaryKey(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('human_proofs_expiry').on(table.expiresAt)],
);

/** Logins whose password was right and that wait for their second step. */
export const loginSteps = sqliteTable(
  'login_steps',
  {
    /** SHA-256 of the step's token, hex. */
    tokenHash: text().primaryKey(),
    memberId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    way: text({ enum: LOGIN_WAYS }).notNull(),
    /** By which it can be done, separated by commas. */
    steps: text().notNull(),
    expiresAt: integer().notNull(),
    failures: integer().notNull().default(0),
  },
  (table) => [index('login_steps_expiry').on(table.expiresAt)],
);

export const ORIGIN_KINDS = ['address', 'device'] as const;

/** From where members came in or opened a room of late: the networks of their addresses, and their browsers. */
export const memberOrigins = sqliteTable(
  'member_origins',
  {
    memberId: text().notNull(),
    kind: text({ enum: ORIGIN_KINDS }).notNull(),
    value: text().notNull(),
    lastAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.value] }),
    index('member_origins_value').on(table.kind, table.value, table.memberId, table.lastAt),
  ],
);

/** Addresses from which a member has proven themselves twice. */
export const registeredIps = sqliteTable(
  'registered_ips',
  {
    memberId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    addedAt: integer().notNull(),
    lastUsedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ip] })],
);
