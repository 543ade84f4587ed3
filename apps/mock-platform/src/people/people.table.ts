import type { WireLanguage } from '@tonalli/contracts/language';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { MEMBER_STATUSES, type MemberType } from '@tonalli/contracts/session/wire';
import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

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
    /** Whom they joined below; `member_tree` says below whom they stand. */
    uplineId: text(),
    firstLoginAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index('members_upline').on(table.uplineId), index('members_created').on(table.createdAt)],
);

/**
 * Closure of the upline tree by time. A path is who stands above a member from one moment (inclusive) to another (exclusive):
 * a row for each of them, the member their own at depth 0. All rows of a path begin and end together.
 */
export const memberTree = sqliteTable(
  'member_tree',
  {
    ancestorId: text().notNull(),
    descendantId: text().notNull(),
    depth: integer().notNull(),
    fromAt: integer().notNull(),
    untilAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.descendantId, table.depth, table.fromAt] }),
    /** Of who stands right below somebody, however many are further down. */
    index('member_tree_children').on(table.ancestorId, table.descendantId).where(sql`depth = 1`),
    index('member_tree_ancestor').on(table.ancestorId, table.descendantId, table.fromAt, table.untilAt, table.depth),
    // Whoever was or will be moved: few, of whom reports of teams ask one by one.
    index('member_tree_dated').on(table.ancestorId).where(sql`from_at > 1 OR until_at < 9007199254740991`),
  ],
);

/** What a member gets back of valid bets of a category, from a moment on until the next row begins. */
export const memberRates = sqliteTable(
  'member_rates',
  {
    /** Empty for the default, which holds for everybody without a rate of their own. */
    memberId: text().notNull(),
    category: text().$type<GameType>().notNull(),
    fromAt: integer().notNull(),
    /** Hundredths of a percent. */
    rateBp: integer().notNull(),
    /** Who decided it. */
    setBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category, table.fromAt] })],
);

/** Codes by which agents bring members in. */
export const affiliateCodes = sqliteTable(
  'affiliate_codes',
  {
    /** Upper case. */
    code: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id),
  },
  // Whose code it is is looked up whenever a member is removed.
  (table) => [index('affiliate_codes_member').on(table.memberId)],
);

/** Links by which agents bring people in at rates that were chosen beforehand. */
export const inviteLinks = sqliteTable(
  'invite_links',
  {
    /** Upper case. */
    code: text().primaryKey(),
    agentId: text().notNull(),
    kind: text({ enum: ['agent', 'member'] }).notNull(),
    /** Hundredths of a percent by category. */
    rates: text({ mode: 'json' }).$type<Partial<Record<GameType, number>>>().notNull(),
    /** The origin that it leads to. */
    site: text().notNull(),
    expiresAt: integer(),
    maxUses: integer(),
    uses: integer().notNull().default(0),
    note: text().notNull(),
    enabled: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [index('invite_links_agent').on(table.agentId, table.createdAt)],
);

/** What a registration asked for beyond the columns of `members`. */
export const memberProfiles = sqliteTable(
  'member_profiles',
  {
    memberId: text().primaryKey(),
    fields: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  // Month and day of the birthday.
  () => [index('member_profiles_birthday').on(sql`substr(json_extract(fields, '$.birthday'), 6)`)],
);

export const SECRETS = ['password', 'payment', 'totp'] as const;

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

/** Authenticator apps; not asked for before the first code was right. */
export const memberTotps = sqliteTable('member_totps', {
  memberId: text().primaryKey(),
  /** Sealed with the merchant's key. */
  secret: text().notNull(),
  createdAt: integer().notNull(),
  confirmedAt: integer(),
  /** Of the last code that was right: none is good twice. */
  lastCounter: integer().notNull().default(0),
});

/** Each lets its member in once when the authenticator is lost. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    memberId: text().notNull(),
    /** HMAC-SHA-256, hex. */
    codeHash: text().notNull(),
    usedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    memberId: text().notNull(),
    publicKey: blob({ mode: 'buffer' }).notNull(),
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    backedUp: integer({ mode: 'boolean' }).notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [index('passkeys_member').on(table.memberId, table.createdAt)],
);

/** Ceremonies that were begun; each is finished once at most. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Whoever adds a passkey; null for a login. */
    memberId: text(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Accounts at other services that open an account here: one of each service, each of one member. */
export const externalIdentities = sqliteTable(
  'external_identities',
  {
    provider: text({ enum: EXTERNAL_PROVIDERS }).notNull(),
    /** The service's own name for somebody. */
    subject: text().notNull(),
    memberId: text().notNull(),
    /** As the service told them when it was linked. */
    name: text(),
    email: text(),
    linkedAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('external_identities_member').on(table.memberId, table.provider),
  ],
);

/** Vouchers, and other texts of a gateway, that were used up; each is good once. Times are the machine's. */
export const usedVouchers = sqliteTable(
  'used_vouchers',
  {
    id: text().primaryKey(),
    usedAt: integer().notNull(),
  },
  (table) => [index('used_vouchers_used').on(table.usedAt)],
);

/** Contacts whose owner has typed a code that was sent there; an older one counts no more. */
export const verifiedContacts = sqliteTable(
  'verified_contacts',
  {
    memberId: text().notNull(),
    kind: text({ enum: ['mobile', 'email'] }).notNull(),
    contact: text().notNull(),
    verifiedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    index('verified_contacts_shared').on(table.contact, table.kind),
  ],
);
