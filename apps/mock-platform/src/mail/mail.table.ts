import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Everything that was sent by email; nothing of it leaves the platform. */
export const emails = sqliteTable(
  'emails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Lower case. */
    address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: integer().notNull(),
  },
  (table) => [index('emails_address').on(table.address, table.id)],
);
