import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the operator can change while the platform runs, and the clock's state. */
export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
});
