import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Everything that members said of advertising; the latest of a product and channel holds. Nothing is ever changed in it. */
export const marketingConsents = sqliteTable(
  'marketing_consents',
  {
    id: integer().primaryKey(),
    memberId: text().notNull(),
    product: text({ enum: MARKETING_PRODUCTS }).notNull(),
    channel: text({ enum: MARKETING_CHANNELS }).notNull(),
    isGiven: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('marketing_consents_latest').on(table.memberId, table.product, table.channel, table.id)],
);
