import { Column, type DriverValueEncoder, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

type Name<T extends SQLiteTable> = keyof T['$inferSelect'] & string;

/** drizzle hands a null that a placeholder is filled with to its column too, which would make it JSON or `false`. */
const orNull = (column: SQLiteColumn): DriverValueEncoder<unknown, unknown> => ({
  mapToDriverValue: (value) => (value === null && !column.notNull ? null : column.mapToDriverValue(value)),
});

/** Most columns are written as they are given: of those drizzle need not ask with each value. */
function placeholderOf(name: string, column: SQLiteColumn): SQL {
  const isPlain = column.mapToDriverValue === Column.prototype.mapToDriverValue;
  const placeholder = sql.placeholder(name);
  return sql`${isPlain ? placeholder : sql.param(placeholder, orNull(column))}`;
}

function placeholders(table: SQLiteTable, isAsked: (name: string) => boolean): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => isAsked(name));
  return Object.fromEntries(columns.map(([name, column]) => [name, placeholderOf(name, column)]));
}

/**
 * Columns of a table for `values` and `set` of a prepared query, which is asked with their values under the same names;
 * each is written as its column is.
 */
export function given<T extends SQLiteTable, N extends Name<T>>(table: T, ...names: N[]): Record<N, SQL> {
  const asked: readonly string[] = names;
  // Each of the names is one of the table's columns.
  return placeholders(table, (name) => asked.includes(name)) as Record<N, SQL>;
}

/** As `given`, for all columns of the table but the named ones. */
export function givenAll<T extends SQLiteTable, Without extends Name<T> = never>(
  table: T,
  ...without: Without[]
): Record<Exclude<Name<T>, Without>, SQL> {
  const left: readonly string[] = without;
  // All of the table's columns are there, but those.
  return placeholders(table, (name) => !left.includes(name)) as Record<Exclude<Name<T>, Without>, SQL>;
}

/** All columns of a table but the named ones, for the `set` of an insert that meets its row: what was to be inserted, bound once. */
export function insertedAll<T extends SQLiteTable, Without extends Name<T> = never>(
  table: T,
  ...without: Without[]
): Record<Exclude<Name<T>, Without>, SQL> {
  const left: readonly string[] = without;
  const names = Object.keys(getTableColumns(table)).filter((name) => !left.includes(name));
  const columns = names.map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]);
  // All of the table's columns are there, but those.
  return Object.fromEntries(columns) as Record<Exclude<Name<T>, Without>, SQL>;
}
