import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who asked for all of their own data, from where and when. Append-only, for whoever asks later who had it. */
export const ownDataRequests = sqliteTable(
  'own_data_requests',
  {
    /** Shown as `OD` and the number. */
    id: integer().primaryKey(),
    memberId: text().notNull(),
    /** The login that asked, which alone is given the data. */
    tokenId: text().notNull(),
    ip: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('own_data_requests_member').on(table.memberId, table.id)],
);
