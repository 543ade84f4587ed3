import Database from 'better-sqlite3';

/** Whether a statement failed because a row of this kind exists, or because a CHECK says no. */
export function broke(error: unknown, constraint: 'UNIQUE' | 'CHECK'): boolean {
  return error instanceof Database.SqliteError && error.code === `SQLITE_CONSTRAINT_${constraint}`;
}
