import type { WireLanguage } from '@tonalli/contracts/language';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const MEMBER_STATUSES = ['active', 'suspended'] as const;

export const members = sqliteTable(
  'members',
  {
    /** Such as `M000123`. */
    id: text().primaryKey(),
    /** As it was typed; unique without regard to case through `usernameKey`. */
    username: text().notNull(),
    usernameKey: text().notNull().unique(),
    /** The number that members give to each other. */
    account: text().notNull().unique(),
    nickname: text().notNull(),
    type: integer().$type<MemberType>().notNull(),
    /** Argon2id; null for accounts that have no password, such as trials. */
    passwordHash: text(),
    paymentPasswordHash: text(),
    /** The password is still the one that the operator gave out. */
    defaultPassword: integer({ mode: 'boolean' }).notNull().default(false),
    passwordChangedAt: integer().notNull(),
    /** E.164, such as `+525512345678`. */
    mobile: text().unique(),
    email: text(),
    icon: text().notNull(),
    vipLevel: integer().notNull().default(0),
    language: text().$type<WireLanguage>().notNull().default('ES'),
    status: text({ enum: MEMBER_STATUSES }).notNull().default('active'),
    uplineId: text(),
    firstLoginAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index('members_upline').on(table.uplineId), index('members_created').on(table.createdAt)],
);

/** Closure of the upline tree: one row per ancestor and descendant, each member its own at depth 0. */
export const memberTree = sqliteTable(
  'member_tree',
  {
    ancestorId: text().notNull(),
    descendantId: text().notNull(),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.descendantId] }),
    index('member_tree_descendant').on(table.descendantId, table.depth),
  ],
);

/** Codes by which agents bring members in. */
export const affiliateCodes = sqliteTable('affiliate_codes', {
  /** Upper case. */
  code: text().primaryKey(),
  memberId: text()
    .notNull()
    .references(() => members.id),
});

/** What a registration asked for beyond the columns of `members`. */
export const memberProfiles = sqliteTable('member_profiles', {
  memberId: text().primaryKey(),
  fields: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
});

export const SECRETS = ['password', 'payment'] as const;

/** Wrong tries at what a member types again while logged in. */
export const secretFailures = sqliteTable(
  'secret_failures',
  {
    memberId: text().notNull(),
    secret: text({ enum: SECRETS }).notNull(),
    failures: integer().notNull(),
    lockedUntil: integer(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.secret] })],
);
