import { type BANNER_GROUPS, EXECUTIONS, LINK_TYPES } from '@tonalli/contracts/content/wire';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** `B` banner, `PL` notice for players, `PU` popup, `PR` promotion: the letters of the wire. */
export const ANNOUNCEMENT_KINDS = ['B', 'PL', 'PU', 'PR'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** What the operator tells its visitors, in both languages. Columns that a kind does not use are empty. */
export const announcements = sqliteTable(
  'announcements',
  {
    id: text().primaryKey(),
    kind: text({ enum: ANNOUNCEMENT_KINDS }).notNull(),
    /** Order of appearance within the kind. */
    position: integer().notNull(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    /** Plain text of notices, HTML of popups and promotions. */
    contentEs: text().notNull().default(''),
    contentEn: text().notNull().default(''),
    groupName: text().$type<(typeof BANNER_GROUPS)[number]>(),
    /** The id of a banner's picture. */
    picture: text(),
    url: text().notNull().default(''),
    linkType: text({ enum: LINK_TYPES }).notNull().default('NONE'),
    /** Popups: A logged in, B anonymous, F first login. */
    execution: text({ enum: EXECUTIONS }),
    at: integer().notNull(),
  },
  (table) => [index('announcements_kind').on(table.kind, table.position)],
);

/** What the jackpot's ticker began with, and when; one row. */
export const jackpot = sqliteTable('jackpot', {
  id: integer().primaryKey(),
  amountMinor: integer().notNull(),
  at: integer().notNull(),
});
