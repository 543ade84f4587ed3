import { openDatabase } from '../../sqlite/open-database';
import type { WorldImage } from '../worlds/world-image';
import { CapturedJournal } from './captured-journal';
import { columnsOf, type LoggedRow } from './row-log';

/** The moment right before an entry: the present one with every row that changed since put back, newest first. */
export function momentBefore(image: WorldImage, seq: number, rows: readonly LoggedRow[]): WorldImage {
  const sqlite = openDatabase(image.database);
  try {
    sqlite.transaction(() => {
      sqlite.pragma('defer_foreign_keys = ON');
      const triggers = sqlite.prepare<[], Trigger>("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
      // What is append-only, or derived from other rows, is put back like everything else.
      for (const { name } of triggers) sqlite.exec(`DROP TRIGGER "${name}"`);
      for (const row of rows) putBack(sqlite, row);
      for (const { sql } of triggers) sqlite.exec(sql);
    })();
    const journal = image.memory.get('journal');
    const memory = new Map(image.memory);
    if (journal instanceof CapturedJournal) memory.set('journal', journal.before(seq));
    return { ...image, database: sqlite.serialize(), memory };
  } finally {
    sqlite.close();
  }
}

interface Trigger {
  name: string;
  sql: string;
}

type Connection = ReturnType<typeof openDatabase>;

function putBack(sqlite: Connection, { tbl, op, row, before }: LoggedRow): void {
  const table = `main."${tbl}"`;
  if (op === 'insert') {
    sqlite.prepare(`DELETE FROM ${table} WHERE rowid = ?`).run(row);
    return;
  }
  const columns = columnsOf(sqlite, tbl);
  const value = (name: string) => `json_extract(@before, '$."${name}"')`;
  if (op === 'update') {
    const changes = columns.map(({ name }) => `"${name}" = ${value(name)}`).join(', ');
    sqlite.prepare(`UPDATE ${table} SET ${changes} WHERE rowid = @row`).run({ before, row });
    return;
  }
  const own = columns.some(({ isRowid }) => isRowid) ? [] : ['rowid'];
  const names = [...own, ...columns.map(({ name }) => `"${name}"`)].join(', ');
  const values = [...own.map(() => '@row'), ...columns.map(({ name }) => value(name))].join(', ');
  sqlite
    .prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`)
    .run(own.length > 0 ? { before, row } : { before });
}
