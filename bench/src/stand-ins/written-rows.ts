import type { Database } from 'better-sqlite3';
import type { Rows } from '../workloads/spin-rows';

/** Does the work and undoes it. Returns how many rows it wrote of each table. */
export function writtenRows(sqlite: Database, work: () => void): Rows {
  const tables = sqlite
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  const counted: Record<string, number> = {};
  sqlite.exec('BEGIN; CREATE TEMP TABLE written (tbl TEXT)');
  for (const table of tables) {
    for (const what of ['INSERT', 'UPDATE', 'DELETE']) {
      sqlite.exec(
        `CREATE TEMP TRIGGER "${what}_${table}" AFTER ${what} ON main."${table}" BEGIN INSERT INTO written VALUES ('${table}'); END`,
      );
    }
  }
  work();
  const rows = sqlite.prepare<[], [string, number]>('SELECT tbl, count(*) FROM written GROUP BY tbl').raw().all();
  for (const [table, number] of rows) counted[table] = number;
  sqlite.exec('ROLLBACK');
  return counted;
}
