import type { Reward } from '@tonalli/contracts/rewards/reward';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export interface StoredPrize {
  readonly count: number;
  readonly reward: Reward;
}

/** The value of a beacon, whose SHA-256 is its proof. */
export interface StoredBeacon {
  readonly number: number;
  readonly value: string;
  readonly proof: string;
}

export interface Drawn {
  readonly ticket: number;
  readonly memberId: string;
  /** Null: nothing may be given to its holder, so that the draw went on. */
  readonly reward: Reward | null;
  /** It was not claimed in time: another ticket was drawn for it. */
  readonly isLapsed?: boolean;
  /** When it was drawn in place of one that had lapsed. */
  readonly redrawnAt?: number;
}

export const raffles = sqliteTable('raffles', {
  /** Shown as `RF` and the number. */
  id: integer().primaryKey(),
  /** What tickets name: raffles of a series follow one another. */
  seriesId: text().notNull(),
  titleEs: text().notNull(),
  titleEn: text().notNull(),
  prizes: text({ mode: 'json' }).$type<StoredPrize[]>().notNull(),
  opensAt: integer().notNull(),
  closesAt: integer().notNull(),
  /** Another one like it opens when it closes. */
  repeats: integer({ mode: 'boolean' }).notNull(),
  /** Leaves the platform once it is drawn. */
  serverSeed: text().notNull(),
  seedHash: text().notNull(),
  /** What the codes of holders are made with; never leaves the platform. */
  salt: text().notNull(),
  /** How many were given, which is the last number. */
  tickets: integer().notNull().default(0),
  closedAt: integer(),
  /** Over all tickets, from the close on. */
  root: text(),
  beacon: text({ mode: 'json' }).$type<StoredBeacon>(),
  /** In the order of the draw; null before it. */
  drawn: text({ mode: 'json' }).$type<Drawn[]>(),
});

/** Tickets that came together, numbered from `from` on. */
export const raffleTickets = sqliteTable(
  'raffle_tickets',
  {
    id: integer().primaryKey(),
    raffleId: integer().notNull(),
    memberId: text().notNull(),
    /** Names the occasion, once. */
    key: text().notNull(),
    from: integer('from_number').notNull(),
    count: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('raffle_tickets_key').on(table.key),
    uniqueIndex('raffle_tickets_from').on(table.raffleId, table.from),
  ],
);
