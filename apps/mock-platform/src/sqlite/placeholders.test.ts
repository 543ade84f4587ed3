import Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { given, givenAll, insertedAll } from './placeholders';

const notes = sqliteTable('notes', {
  id: integer().primaryKey(),
  writtenBy: text().notNull(),
  isRead: integer({ mode: 'boolean' }).notNull().default(false),
  parts: text({ mode: 'json' }).$type<string[]>().notNull(),
  place: text({ mode: 'json' }).$type<{ city: string }>(),
});

function openNotes() {
  const sqlite = new Database(':memory:');
  sqlite.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, written_by TEXT, is_read INTEGER, parts TEXT, place TEXT)');
  const stored = sqlite.prepare('SELECT * FROM notes');
  return { db: drizzle(sqlite, { casing: 'snake_case' }), stored: () => stored.all() };
}

it('DEV-01 a prepared query writes what it is asked with as each column is, nothing as nothing, and the default of a column left out', () => {
  const { db, stored } = openNotes();
  const insert = db
    .insert(notes)
    .values(givenAll(notes, 'id', 'isRead'))
    .prepare();
  insert.run({ writtenBy: 'ana', parts: ['a'], place: { city: 'Puebla' } });
  insert.run({ writtenBy: 'eva', parts: [], place: null });
  const read = db.update(notes).set(given(notes, 'isRead')).where(eq(notes.id, 2)).prepare();
  read.run({ isRead: true });
  expect(stored()).toEqual([
    { id: 1, written_by: 'ana', is_read: 0, parts: '["a"]', place: '{"city":"Puebla"}' },
    { id: 2, written_by: 'eva', is_read: 1, parts: '[]', place: null },
  ]);
});

it('DEV-01 a prepared query refuses to be asked without one of its values', () => {
  const { db, stored } = openNotes();
  const insert = db.insert(notes).values(givenAll(notes)).prepare();
  expect(() => insert.run({ id: 1, writtenBy: 'ana', isRead: false, place: null })).toThrow('"parts"');
  expect(stored()).toEqual([]);
});

it('DEV-01 an insert that meets its row writes what was to be inserted, but for the columns left out', () => {
  const { db, stored } = openNotes();
  const put = db
    .insert(notes)
    .values(givenAll(notes))
    .onConflictDoUpdate({ target: notes.id, set: insertedAll(notes, 'id', 'isRead') })
    .prepare();
  put.run({ id: 1, writtenBy: 'ana', isRead: false, parts: ['a'], place: null });
  put.run({ id: 1, writtenBy: 'eva', isRead: true, parts: ['b'], place: { city: 'Puebla' } });
  expect(stored()).toEqual([{ id: 1, written_by: 'eva', is_read: 0, parts: '["b"]', place: '{"city":"Puebla"}' }]);
});
