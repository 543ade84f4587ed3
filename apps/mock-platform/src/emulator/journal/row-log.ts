import type { Database } from 'better-sqlite3';
import { currentCause } from './cause';

/** A row that changed, with what undoes it. `before` and `after` are JSON of all columns. */
export interface LoggedRow {
  id: number;
  /** The entry's number; 0 when it came of nothing that the journal knows. */
  cause: number;
  tbl: string;
  op: 'insert' | 'update' | 'delete';
  /** The rowid. */
  row: number;
  before: string | null;
  after: string | null;
}

/** The rows that change in one world, written down by triggers that exist only while somebody watches. */
export interface RowLog {
  watched(): boolean;
  /** Begins to write down, unless that has begun. What was watched counts: each call needs its `unwatch`. */
  watch(): void;
  unwatch(): void;
  /** Somebody watches until it is said otherwise, whoever else does or does not. */
  pin(on: boolean): void;
  /** The number of the last row that was written down; null when nobody watches. */
  mark(): number | null;
  of(seq: number): LoggedRow[];
  /** Every row after a mark, newest first; null when some of them were forgotten. */
  after(mark: number): LoggedRow[] | null;
  clear(): void;
  capture(): LoggedRow[] | null;
  restore(rows: LoggedRow[] | null): void;
}

/** More rows than this are not kept, oldest first. */
const MAX_ROWS = 50_000;

const CREATE = `CREATE TEMP TABLE journal_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT, cause INTEGER NOT NULL, tbl TEXT NOT NULL, op TEXT NOT NULL,
  "row" INTEGER NOT NULL, "before" TEXT, "after" TEXT);
  CREATE INDEX temp.journal_rows_cause ON journal_rows (cause)`;

/**
 * The triggers and their table are temporary: they exist on this connection alone, and a transaction that is
 * undone takes back what it wrote there.
 */
export function createRowLog(sqlite: Database): RowLog {
  let watchers = 0;
  let pinned = false;
  let ready = false;
  let floor = 0;

  function prepare(): void {
    if (ready) return;
    sqlite.function('journal_cause', () => currentCause()?.seq ?? 0);
    sqlite.exec(CREATE);
    ready = true;
  }

  const all = (where: string, ...given: number[]) =>
    sqlite.prepare<number[], LoggedRow>(`SELECT * FROM temp.journal_rows ${where}`).all(...given);

  function forgetOldest(last: number): void {
    if (last - floor <= 2 * MAX_ROWS) return;
    floor = last - MAX_ROWS;
    sqlite.prepare('DELETE FROM temp.journal_rows WHERE id <= ?').run(floor);
  }

  const log: RowLog = {
    watched: () => watchers > 0,
    watch() {
      prepare();
      watchers += 1;
      if (watchers === 1) for (const table of tablesOf(sqlite)) sqlite.exec(triggersOf(sqlite, table));
    },
    unwatch() {
      watchers -= 1;
      if (watchers > 0) return;
      for (const table of tablesOf(sqlite)) sqlite.exec(dropTriggersOf(table));
      // What changes from now on is not known, so that nothing before can be undone.
      log.clear();
    },
    pin(on) {
      if (on === pinned) return;
      pinned = on;
      if (on) log.watch();
      else log.unwatch();
    },
    mark() {
      if (watchers === 0) return null;
      const last = sqlite.prepare<[], { last: number | null }>('SELECT max(id) AS last FROM temp.journal_rows').get();
      const mark = last?.last ?? floor;
      forgetOldest(mark);
      return mark;
    },
    of: (seq) => (ready ? all('WHERE cause = ? ORDER BY id', seq) : []),
    after: (mark) => (watchers === 0 || mark < floor ? null : all('WHERE id > ? ORDER BY id DESC', mark)),
    clear() {
      if (!ready) return;
      floor =
        sqlite.prepare<[], { last: number }>('SELECT coalesce(max(id), 0) AS last FROM temp.journal_rows').get()
          ?.last ?? 0;
      sqlite.exec('DELETE FROM temp.journal_rows');
    },
    capture: () => (watchers === 0 ? null : all('ORDER BY id')),
    restore(rows) {
      if (rows === null) return;
      // Followers have to come back to the world that goes on; until then nothing may be missed.
      log.pin(true);
      const put = sqlite.prepare(
        'INSERT INTO temp.journal_rows (id, cause, tbl, op, "row", "before", "after") VALUES (@id, @cause, @tbl, @op, @row, @before, @after)',
      );
      for (const row of rows) put.run(row);
      floor = (rows[0]?.id ?? 1) - 1;
    },
  };
  return log;
}

/** Ordinary tables with a rowid; those of search indexes follow their tables by themselves. */
export function tablesOf(sqlite: Database): string[] {
  const list = sqlite.pragma('main.table_list') as { name: string; type: string; wr: number }[];
  return list
    .filter(({ name, type, wr }) => type === 'table' && wr === 0 && !/^(sqlite_|__)/.test(name))
    .map(({ name }) => name);
}

export function columnsOf(sqlite: Database, table: string): { name: string; isRowid: boolean }[] {
  const list = sqlite.pragma(`main.table_info("${table}")`) as { name: string; type: string; pk: number }[];
  const keys = list.filter(({ pk }) => pk > 0);
  return list.map(({ name, type, pk }) => ({
    name,
    isRowid: keys.length === 1 && pk === 1 && type.toUpperCase() === 'INTEGER',
  }));
}

const OPERATIONS = ['insert', 'update', 'delete'] as const;

function triggersOf(sqlite: Database, table: string): string {
  const columns = columnsOf(sqlite, table);
  const image = (side: 'OLD' | 'NEW') =>
    `json_object(${columns.map(({ name }) => `'${name}', ${side}."${name}"`).join(', ')})`;
  return OPERATIONS.map((operation) => {
    const row = operation === 'delete' ? 'OLD' : 'NEW';
    const before = operation === 'insert' ? 'NULL' : image('OLD');
    const after = operation === 'delete' ? 'NULL' : image('NEW');
    return `CREATE TEMP TRIGGER "journal_${operation}_${table}" AFTER ${operation.toUpperCase()} ON main."${table}" BEGIN
      INSERT INTO journal_rows (cause, tbl, op, "row", "before", "after")
      VALUES (journal_cause(), '${table}', '${operation}', ${row}.rowid, ${before}, ${after}); END;`;
  }).join('\n');
}

const dropTriggersOf = (table: string): string =>
  OPERATIONS.map((operation) => `DROP TRIGGER IF EXISTS temp."journal_${operation}_${table}";`).join('\n');
