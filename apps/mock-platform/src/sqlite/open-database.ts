import Database from 'better-sqlite3';

/** The value of `PRAGMA synchronous` that survives a power cut at COMMIT. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens a database file, `:memory:` or the bytes of a serialised one. Every connection gets full
 * durability and foreign keys, and is refused when SQLite did not take them (a reopened WAL file
 * falls back to a weaker mode unless told).
 */
export function openDatabase(source: string | Buffer): Database.Database {
  const sqlite = new Database(source);
  const inMemory = typeof source !== 'string' || source === ':memory:';
  if (!inMemory) sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  // What a savepoint may have to put back. In a file it is written page by page, as often again as the work itself.
  sqlite.pragma('temp_store = MEMORY');
  assertDurable(sqlite, inMemory);
  return sqlite;
}

function assertDurable(sqlite: Database.Database, inMemory: boolean): void {
  const found = {
    synchronous: sqlite.pragma('synchronous', { simple: true }),
    foreignKeys: sqlite.pragma('foreign_keys', { simple: true }),
    journal: sqlite.pragma('journal_mode', { simple: true }),
  };
  const durable = found.synchronous === SYNCHRONOUS_FULL && found.foreignKeys === 1;
  if (durable && (inMemory || found.journal === 'wal')) return;
  sqlite.close();
  throw new Error(`the database connection is not durable: ${JSON.stringify(found)}`);
}
