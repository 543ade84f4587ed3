import type { Database } from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';

/** drizzle's queries over a connection; the columns of all tables are written in snake case. */
export const queriesOf = (sqlite: Database): BetterSQLite3Database => drizzle(sqlite, { casing: 'snake_case' });
