import type { UploadType } from '@tonalli/contracts/upload-limits';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pictures that members have sent, drawn anew. */
export const uploads = sqliteTable(
  'uploads',
  {
    /** Shown as `I` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    /** What it was sent with, such as a withdrawal's number. */
    reference: text().notNull(),
    type: text().$type<UploadType>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** base64: journals and copies of rows are JSON. */
    data: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('uploads_reference').on(table.reference)],
);
