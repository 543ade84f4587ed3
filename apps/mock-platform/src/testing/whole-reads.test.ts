import { describe, expect, it } from 'vitest';
import { openDatabase } from '../sqlite/open-database';
import { wholeReadsOf } from './whole-reads';

function database() {
  const sqlite = openDatabase(':memory:');
  sqlite.exec(`CREATE TABLE shops (id INTEGER PRIMARY KEY, city TEXT, name TEXT, closed_at INTEGER);
    CREATE INDEX shops_city ON shops (city);
    CREATE INDEX shops_closed ON shops (closed_at) WHERE closed_at IS NOT NULL;
    CREATE TABLE sales (shop_id INTEGER, amount INTEGER);`);
  return sqlite;
}

describe('statements that read a table from end to end', () => {
  it.each([
    ['without an index', 'SELECT * FROM shops WHERE name = ?', ['shops']],
    ['by a name of its own', 'SELECT s.id FROM shops AS s WHERE s.name = @name', ['shops']],
    ['along an index', 'SELECT city, count(*) FROM shops GROUP BY city', ['shops']],
    ['in a part of it', 'SELECT * FROM shops WHERE city = ? AND id IN (SELECT shop_id FROM sales)', ['sales']],
    ['under a condition that few rows meet', 'SELECT id FROM shops WHERE name = ? ORDER BY id LIMIT 5', ['shops']],
    ['to sort it', 'SELECT id FROM shops ORDER BY name LIMIT 5', ['shops']],
    ['to change it', 'UPDATE shops SET name = ? WHERE name = ?', ['shops']],
    ['twice', 'DELETE FROM shops WHERE name IN (SELECT x.name FROM shops x)', ['shops', 'shops']],
  ])('D5 are found: %s', (_, text, tables) => {
    expect(wholeReadsOf(database(), text)).toEqual(tables);
  });

  it.each([
    ['by its key', 'SELECT * FROM shops WHERE id = ?'],
    ['by an index', 'SELECT * FROM shops WHERE city = @city'],
    ['a slice of it', 'SELECT * FROM shops ORDER BY id DESC LIMIT ?'],
    ['what a partial index lists', 'SELECT id FROM shops WHERE closed_at IS NOT NULL'],
    ['a value', 'SELECT value FROM json_each(?)'],
    ['what it named itself', "WITH big AS MATERIALIZED (SELECT id FROM shops WHERE city = 'a') SELECT * FROM big"],
    ['nothing', 'INSERT INTO sales (shop_id, amount) VALUES (?, ?)'],
    ['settings', 'PRAGMA table_info(shops)'],
  ])('D5 are not those that read %s', (_, text) => {
    expect(wholeReadsOf(database(), text)).toEqual([]);
  });
});
