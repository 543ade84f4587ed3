import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const rains = sqliteTable('rains', {
  /** Shown as `RE` and the number. */
  id: integer().primaryKey(),
  titleEs: text().notNull(),
  titleEn: text().notNull(),
  poolMinor: integer().notNull(),
  count: integer().notNull(),
  opensAt: integer().notNull(),
  closesAt: integer().notNull(),
  serverSeed: text().notNull(),
  seedHash: text().notNull(),
  /** The hour of the day, `HH:mm`, at which the next one opens once this is over; null: no other follows. */
  dailyAt: text(),
  /** Null: the rest was not returned yet. */
  closedAt: integer(),
});

/** All amounts of a rain, in the order in which they are handed out. */
export const envelopes = sqliteTable(
  'envelopes',
  {
    id: integer().primaryKey(),
    rainId: integer().notNull(),
    place: integer().notNull(),
    amountMinor: integer().notNull(),
    /** Null: nobody took it. */
    memberId: text(),
    takenAt: integer(),
    /** What was paid for it. */
    rewardId: integer(),
  },
  (table) => [
    uniqueIndex('envelopes_place').on(table.rainId, table.place),
    uniqueIndex('envelopes_member').on(table.rainId, table.memberId),
  ],
);
