import { SLOT_ENGINES, TABLE_FAMILIES } from '@tonalli/contracts/games/families';
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

  it('GAME-11 GAME-12 are all of those at live tables', () => {
    const { world } = createLobby();
    const live = rowsOf(world.sqlite).filter(({ game_type }) => game_type === 'LIVE');
    expect(live.filter(({ is_soon }) => is_soon === 1).map(({ name_en }) => name_en)).toEqual([]);
    // Crash is an instant game of many, and others are played in rooms.
    const rooms = new Set(
      rowsOf(world.sqlite).flatMap(({ game_type, family }) => (game_type === 'PVP' ? [family] : [])),
    );
    const tables = TABLE_FAMILIES.filter((one) => one !== 'crash' && !rooms.has(one));
    expect(new Set(live.map(({ family }) => family))).toEqual(new Set(tables));
  });

  it('GAME-11 GAME-09 are all of those in rooms: of what is played between people nothing is to come', () => {
    const { world } = createLobby();
    const rooms = rowsOf(world.sqlite).filter(({ game_type }) => game_type === 'PVP');
    expect(rooms).toHaveLength(60);
    expect(rooms.filter(({ is_soon }) => is_soon === 1)).toEqual([]);
    expect(new Set(rooms.map(({ family }) => family))).toEqual(
      new Set(['niu-niu', 'three-card-rooms', 'blind-three-card-rooms']),
    );
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
    const today = rowsOf(world.sqlite).filter(({ family }) => !NEW_FAMILIES.has(String(family)));
    for (const row of today) insert.run(asBefore(row));
    migrateDatabase(sqlite);
    open(sqlite);
    expect(rowsOf(sqlite)).toEqual(today.map(asKept));
    const counts = sqlite.prepare('SELECT sum(games) games, count(*) rows FROM game_counts').get();
    const kinds = today.map((row) => [row.vendor, row.game_type, row.classify, asKept(row).family].join());
    expect(counts).toEqual({ games: today.length, rows: new Set(kinds).size });
  });

  it('GAME-11 DEV-07 lotteries of the version before, which nobody could play, give way to those of today', () => {
    const { world } = createLobby();
    const sqlite = openDatabase(':memory:');
    migrateUpTo(sqlite, '0033_lottery_orders');
    for (const [index, vendor] of ['ESF', 'FRT', 'TCG_SEA', 'TCG_LOTTO_VN'].entries())
      sqlite.exec(`INSERT INTO vendors VALUES ('${vendor}', '${vendor}', ${index + 1}, 0)`);
    const row = (
      rank: number,
      family: string,
    ) => `(${rank}, '00${rank}', 'Rifa ${rank}', 'Raffle ${rank}', 'ESF', 'LOTT',
      'OTHER', 'esf${rank}', 1, 0, '${family}', 1, 1, 50, 0, 'gems', 'pearl', 0)`;
    sqlite.exec(`INSERT INTO games (rank, node_id, name_es, name_en, vendor, game_type, classify, game_code, is_hot, has_trial,
      family, is_open, is_soon, min_bet_minor, lines, theme, motif, released_at) VALUES ${row(1, 'lottery')}, ${row(2, 'room')}`);
    sqlite.exec("INSERT INTO favorites VALUES ('M1', '001', 1, 1), ('M1', '002', 2, 1)");
    migrateDatabase(sqlite);
    const said = ({ node_id, game_code, name_es, name_en, vendor, game_type, min_bet_minor, is_soon, motif }: Row) =>
      JSON.stringify([node_id, game_code, name_es, name_en, vendor, game_type, min_bet_minor, is_soon, motif]);
    const lotteries = (rows: Row[]) => rows.filter(({ family }) => family === 'lottery').map(said);
    expect(lotteries(rowsOf(sqlite)).toSorted()).toEqual(lotteries(rowsOf(world.sqlite)).toSorted());
    expect(sqlite.prepare('SELECT node_id FROM favorites').pluck().all()).toEqual(['002']);
    const count = 'SELECT sum(games) FROM game_counts WHERE family = ?';
    expect(sqlite.prepare(count).pluck().get('lottery')).toBe(28);
  });
});

type Row = Record<string, unknown>;

const ENGINES = new Set<unknown>(SLOT_ENGINES);
/** A slot goes on under the engine that it was written with, and nobody knows when the title came out. */
const asKept = (row: Record<string, unknown>) => ({
  ...row,
  ...(ENGINES.has(row.family) && { family: 'slot' }),
  released_at: 0,
});

/** Of which there was no title before. */
const NEW_FAMILIES = new Set(['limbo', 'wheel', 'lottery']);

/** What arcade games and tables were called before. A living being was caught "a la ..." or "al ...", anything else without the a. */
const BEFORE: Readonly<Record<string, { en: [RegExp, string]; es: (nameEs: string, rank: number) => string }>> = {
  dice: { en: [/ Dice$/, ' Smash'], es: (name) => name.replace(/^Dados /, 'Golpe ') },
  'hi-lo': {
    en: [/ Hi-Lo$/, ' Runner'],
    es: (name) => `Corre tras ${name.replace(/^Mayor o menor de ?/, '').replace(/^l /, 'el ')}`,
  },
  'dragon-tiger': {
    en: [/ Dragon Tiger$/, " Hold'em Poker"],
    es: (name) => name.replace(/^Dragón y tigre /, "Póker Hold'em "),
  },
  'speed-sic-bo': { en: [/ Speed Sic Bo$/, ' Craps'], es: (name) => name.replace(/^Sic Bo rápido /, 'Dados ') },
  'no-commission-baccarat': {
    en: [/ No Commission Baccarat$/, ' Three Card Poker'],
    es: (name) => name.replace(/^Bacará sin comisión /, 'Póker de tres cartas '),
  },
  coin: {
    en: [/^(.*) Coin Flip$/, 'Catch the $1'],
    es(name, rank) {
      const rest = name.replace(/^Volado de ?/, '');
      if (rank % 2 === 0) return `Atrapa ${rest.replace(/^l /, 'el ')}`;
      return rest.startsWith('l ') ? `Atrapa a${rest}` : `Atrapa a ${rest}`;
    },
  },
};

/** What rooms were called while their games were to come: today's names, those of before in both languages, and the icon. */
const ROOMS_BEFORE: readonly (readonly [string, string, string, string, string])[] = [
  ['Trio Poker', 'Conquián', 'Póker Trío', 'Conquián', 'card-jack-clubs'],
  ['Trio Duel', 'Gin Rummy', 'Duelo de Tríos', 'Rummy', 'card-7-hearts'],
  ['Grand Trio', "Texas Hold'em", 'Gran Trío', "Texas Hold'em", 'poker-hand'],
  ['Double Trio', 'Omaha', 'Doble Trío', 'Omaha', 'card-king-spades'],
  ['Trio Challenge', 'Dominoes', 'Reto de Tríos', 'Dominó', 'domino-tiles'],
  ['Trio Table', 'Brisca', 'Mesa de Tríos', 'Brisca', 'card-queen-diamonds'],
  ['Blind Trio', 'Truco', 'Trío Tapado', 'Truco', 'card-jack-diamonds'],
  ['Blind Trio Night', 'Escoba', 'Noche de Tríos Tapados', 'Escoba', 'card-7-diamonds'],
  ['Super Blind Trio', 'Tute', 'Súper Trío Tapado', 'Tute', 'card-king-clubs'],
  ['Blind Trio Duel', 'Blackjack Duel', 'Duelo de Tríos Tapados', 'Duelo de blackjack', 'card-ace-hearts'],
  ['Super Trio', 'Big Two', 'Súper Trío', 'Gran Dos', 'card-2-spades'],
  ['Tiger Niuniu', 'Mahjong', 'Niuniu Tigre', 'Mahjong', 'bamboo'],
  ['Blind Trio Table', 'Checkers', 'Mesa de Tríos Tapados', 'Damas chinas', 'empty-chessboard'],
  ['Blind Trio Poker', 'Blind Poker', 'Póker Trío Tapado', 'Póker tapado', 'card-queen-spades'],
];

/** The longest name that fits: a title may end as another does. */
function roomBefore(row: Record<string, unknown>): Record<string, unknown> {
  const name = String(row.name_en);
  const fitting = ROOMS_BEFORE.filter(([today]) => name.endsWith(today));
  const [found] = fitting.toSorted(([one], [other]) => other.length - one.length);
  if (!found || row.game_type !== 'PVP') return row;
  const [en, enBefore, es, esBefore, motif] = found;
  return {
    ...{ ...row, motif, name_en: name.replace(en, enBefore) },
    name_es: String(row.name_es).replace(es, esBefore),
  };
}

function asBefore(row: Record<string, unknown>): Record<string, unknown> {
  const { en, es } = BEFORE[String(row.family)] ?? {};
  if (!en || !es) return roomBefore(row);
  return {
    ...row,
    name_en: String(row.name_en).replace(...en),
    name_es: es(String(row.name_es), Number(row.rank)),
    ...(row.family === 'dragon-tiger' && { motif: 'poker-hand' }),
  };
}
