import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

export interface PageFilter<Kind> {
  memberId: string;
  /** Null: all. */
  only: Kind | null;
  limit: number;
  offset: number;
}

/** Whether a row is of the kind that is asked for. */
export const isOnly = (kind: SQLiteColumn): SQL =>
  sql`(${sql.placeholder('only')} IS NULL OR ${kind} = ${sql.placeholder('only')})`;
