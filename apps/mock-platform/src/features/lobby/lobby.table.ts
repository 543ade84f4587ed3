import type { GameFamily } from '@tonalli/contracts/games/families';
import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const vendors = sqliteTable('vendors', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Order of appearance, from 1. */
  position: integer().notNull().unique(),
  /** 1: among the vendors that are shown as hot. */
  isHot: integer({ mode: 'boolean' }).notNull().default(false),
});

/**
 * The catalogue. The row id is the popularity rank, so that every index lists its games most popular
 * first, those that cannot be played behind all others, and a page needs no sorting. Names are found in memory
 * (`game-search.ts`).
 */
export const games = sqliteTable(
  'games',
  {
    rank: integer().primaryKey(),
    nodeId: text().notNull().unique(),
    nameEs: text().notNull(),
    nameEn: text().notNull(),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    gameType: text().$type<GameType>().notNull(),
    classify: text().$type<GameClassify>().notNull(),
    gameCode: text().notNull(),
    isHot: integer({ mode: 'boolean' }).notNull(),
    /** Milliseconds since epoch; 0: long ago. */
    releasedAt: integer().notNull().default(0),
    /** A free trial is possible. */
    hasTrial: integer({ mode: 'boolean' }).notNull(),
    family: text().$type<GameFamily>().notNull(),
    /** 1: the operator offers it; 0: the title is only announced. */
    isOpen: integer({ mode: 'boolean' }).notNull(),
    /** 1: it is not open, or its family is not built (`playable-games.ts`). */
    isSoon: integer({ mode: 'boolean' }).notNull(),
    minBetMinor: integer().notNull(),
    lines: integer().notNull(),
    /** What the art is drawn from. */
    theme: text().notNull(),
    motif: text().notNull(),
  },
  (table) => [
    index('games_type_class').on(table.gameType, table.classify, table.isSoon),
    index('games_type').on(table.gameType, table.isSoon),
    // Of a slot's engine there are many: the first that the order has are soon found.
    index('games_family').on(table.family, table.isSoon).where(sql`classify <> 'SLOT'`),
    index('games_vendor').on(table.vendor, table.isSoon),
    index('games_hot').on(table.gameType, table.isSoon).where(sql`is_hot = 1`),
    index('games_hot_all').on(table.isHot, table.isSoon).where(sql`is_hot = 1`),
    index('games_soon').on(table.isSoon),
    index('games_released').on(table.releasedAt).where(sql`released_at > 0`),
  ],
);

/** How many games a vendor has of each type, class and family; menus and lists read it instead of counting. */
export const gameCounts = sqliteTable(
  'game_counts',
  {
    vendor: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    classify: text().$type<GameClassify>().notNull(),
    family: text().$type<GameFamily>().notNull(),
    games: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.gameType, table.classify, table.family] })],
);

export const favorites = sqliteTable(
  'favorites',
  {
    memberId: text().notNull(),
    nodeId: text().notNull(),
    /** Grows with every addition; newest first is highest first. */
    position: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('favorites_member_position').on(table.memberId, table.position),
  ],
);

export const recentGames = sqliteTable(
  'recent_games',
  {
    memberId: text().notNull(),
    nodeId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recent_games_member_at').on(table.memberId, table.at, table.nodeId),
  ],
);
