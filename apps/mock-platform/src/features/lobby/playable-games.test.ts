import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openEmulatedWorld } from '../../emulator/worlds/open-emulated-world';
import { migrateDatabase } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import { migrateUpTo } from '../../testing/migrate-up-to';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import { createLobby } from './lobby-fixture';

const rowsOf = (sqlite: Database) =>
  sqlite.prepare<[], Record<string, unknown>>('SELECT * FROM games ORDER BY rank').all();
const open = (sqlite: Database) => openEmulatedWorld({ name: 'again', sqlite, seed: 'any', platform: TEST_PLATFORM });

describe('which titles can be played', () => {
  it('GAME-11 is put right once in a world that was written for other families', () => {
    const sqlite = openDatabase(testTemplate('catalogue').bytes);
    const written = rowsOf(sqlite);
    sqlite.exec(
      `UPDATE games SET is_soon = 1; UPDATE settings SET value = '["craps"]' WHERE name = 'playableFamilies'`,
    );
    open(sqlite);
    expect(rowsOf(sqlite)).toEqual(written);
    sqlite.exec('UPDATE games SET is_soon = 1');
    open(sqlite);
    expect(rowsOf(sqlite).filter(({ is_soon }) => is_soon === 0)).toEqual([]);
  });

  it('GAME-11 DEV-07 data of the version before have the families, names and marks that are made anew today', () => {
    const { world } = createLobby();
    const sqlite = openDatabase(':memory:');
    migrateUpTo(sqlite, '0013_rollups');
    sqlite.exec("INSERT INTO vendors VALUES ('OMT', 'Ometl Gaming', 1, 1)");
    sqlite.pragma('foreign_keys = OFF');
    const insert = sqlite.prepare(
      `INSERT INTO games (rank, node_id, name_es, name_en, vendor, game_type, classify, game_code, is_hot, has_trial,
         is_open, min_bet_minor, lines, theme, motif)
       VALUES (@rank, @node_id, @name_es, @name_en, @vendor, @game_type, @classify, @game_code, @is_hot, @has_trial,
         @classify = 'SLOT', @min_bet_minor, @lines, @theme, @motif)`,
    );
    const today = rowsOf(world.sqlite);
    for (const row of today) insert.run(row.family === 'dice' ? asSmash(row) : row);
    migrateDatabase(sqlite);
    open(sqlite);
    expect(rowsOf(sqlite)).toEqual(today);
  });
});

/** What the arcade games of dice were called before. */
const asSmash = (row: Record<string, unknown>) => ({
  ...row,
  name_en: String(row.name_en).replace(/ Dice$/, ' Smash'),
  name_es: String(row.name_es).replace(/^Dados /, 'Golpe '),
});
