import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Name<T extends SQLiteTable> = keyof T['$inferSelect'] & string;

/**
 * Columns of a table for `values` and `set` of a prepared query, which is asked with their values under the same names;
 * each is written as its column is.
 */
export function given<T extends SQLiteTable, N extends Name<T>>(table: T, ...names: N[]): Record<N, SQL> {
  const columns = getTableColumns(table);
  // Each name becomes a key, and nothing else does.
  return Object.fromEntries(
    names.map((name) => [name, sql`${sql.param(sql.placeholder(name), columns[name])}`]),
  ) as Record<N, SQL>;
}

/** As `given`, for all columns of the table but the named ones. */
export function givenAll<T extends SQLiteTable, Without extends Name<T> = never>(
  table: T,
  ...without: Without[]
): Record<Exclude<Name<T>, Without>, SQL> {
  const left: readonly string[] = without;
  // The table's own names, without those that are left out.
  const names = Object.keys(getTableColumns(table)).filter((name) => !left.includes(name)) as Exclude<
    Name<T>,
    Without
  >[];
  return given(table, ...names);
}
