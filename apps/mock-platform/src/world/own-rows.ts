import { and, asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { OwnKey, OwnRow, OwnSection } from './own-data';
import { readable, readableName } from './readable';
import { repository, type World } from './world';

type Name<T extends SQLiteTable> = keyof T['$inferSelect'] & string;

interface OwnRows<T extends SQLiteTable> {
  /** The column that says whose a row is; left out: `memberId`. */
  readonly of?: Name<T>;
  /** What an index has behind that column; it tells each row of a member from the others. */
  readonly by: readonly Name<T>[];
  /** What is never handed over: secrets, other people, and what the operator alone works with. */
  readonly without?: readonly Name<T>[];
}

type Stored = Readonly<Record<string, unknown>>;

const placeholderOf = (name: string): SQL => sql`${sql.placeholder(name)}`;

function keyOf(row: Stored, by: readonly string[]): OwnKey {
  return by.map((name) => {
    const value = row[name];
    if (typeof value === 'string' || typeof value === 'number') return value;
    throw new Error(`${name} cannot order rows`);
  });
}

/** The rows of a table that are a member's own, read by an index in slices; every column that is not left out. */
export function ownRows<T extends SQLiteTable>(
  name: string,
  table: T,
  { of, by, without = [] }: OwnRows<T>,
): OwnSection<World> {
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  const column = (each: string): SQLiteColumn => {
    const found = all[each];
    if (!found) throw new Error(`${getTableName(table)} has no ${each}`);
    return found;
  };
  const whose = of ?? 'memberId';
  const left = new Set<string>([whose === 'id' ? '' : whose, ...without]);
  const shown = Object.keys(all).filter((each) => !left.has(each));
  const order = by.map((each) => column(each));
  const isOwn = eq(column(whose), sql.placeholder('whose'));
  const isBehind = sql`(${sql.join(order, sql`, `)}) > (${sql.join(by.map(placeholderOf), sql`, `)})`;
  const statements = repository(({ db }) => {
    const rows = (where: SQL | undefined) =>
      db
        .select()
        .from(table)
        .where(where)
        .orderBy(...order.map((each) => asc(each)))
        .limit(sql.placeholder('limit'))
        .prepare();
    return { first: rows(isOwn), next: rows(and(isOwn, isBehind)) };
  });
  const toRow = (row: Stored): OwnRow => ({
    key: keyOf(row, by),
    values: shown.map((each) => readable(each, row[each])),
  });
  return {
    name,
    columns: shown.map(readableName),
    tables: [getTableName(table)],
    keys: by.length,
    read(world, { memberId, after, limit }) {
      const { first, next } = statements(world);
      const asked = { whose: memberId, limit };
      const found: Stored[] = after
        ? next.all({ ...asked, ...Object.fromEntries(by.map((each, index) => [each, after[index]])) })
        : first.all(asked);
      return found.map(toRow);
    },
  };
}
