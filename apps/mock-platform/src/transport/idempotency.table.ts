import type { ErrorCode } from '@tonalli/contracts/errors';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** First answers of calls that move money or points. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** `<endpoint>|<member or merchant>` */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    httpStatus: integer().notNull(),
    /** What was answered; a long one is deflated, and says so. */
    envelope: text().notNull(),
    /** The error code of a failed first answer. */
    code: text().$type<ErrorCode>(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_at').on(table.at)],
);
