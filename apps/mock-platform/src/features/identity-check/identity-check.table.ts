import {
  type DocumentPart,
  IDENTITY_STATES,
  type IdentityFault,
  type IdentityItem,
  PHOTO_IDS,
} from '@tonalli/contracts/identity-check/parts';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What is wrong with what. */
export type Faults = Partial<Record<IdentityItem, IdentityFault>>;

/** Where each member's identity check stands; no row is `NONE`. Times in milliseconds since epoch, days as yyyy-MM-dd. */
export const identityChecks = sqliteTable(
  'identity_checks',
  {
    memberId: text().primaryKey(),
    status: text({ enum: IDENTITY_STATES }).notNull(),
    photoId: text({ enum: PHOTO_IDS }),
    curp: text(),
    /** The day that stands on the proof of address. */
    addressIssuedOn: text(),
    /** What still has to be sent anew. */
    faults: text({ mode: 'json' }).$type<Faults>().notNull(),
    note: text(),
    submittedAt: integer(),
    decidedAt: integer(),
    /** The last day on which an approval holds. */
    validUntil: text(),
  },
  (table) => [
    index('identity_checks_status').on(table.status, table.submittedAt),
    index('identity_checks_curp').on(table.curp),
  ],
);

/** The documents that a member has sent; each picture lies with the uploads. */
export const identityDocuments = sqliteTable(
  'identity_documents',
  {
    memberId: text().notNull(),
    part: text().$type<DocumentPart>().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.part] })],
);

export const IDENTITY_EVENTS = ['SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;

/** What happened to checks, append-only. */
export const identityEvents = sqliteTable(
  'identity_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    event: text({ enum: IDENTITY_EVENTS }).notNull(),
    at: integer().notNull(),
    faults: text({ mode: 'json' }).$type<Faults>().notNull(),
    note: text(),
  },
  (table) => [index('identity_events_member').on(table.memberId, table.id)],
);
