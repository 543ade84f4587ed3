import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { migrationsFolder } from '../sqlite/migrations';

/** Runs the migrations up to and including one, such as `0013_rollups`, so that `migrateDatabase` goes on behind it. */
export function migrateUpTo(sqlite: Database, last: string): void {
  const folder = migrationsFolder();
  const files = readdirSync(folder).filter((file) => /^\d+_.*\.sql$/.test(file) && file <= `${last}.sql`);
  for (const file of files.sort()) sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const when = journal.entries.find(({ tag }) => tag === last)?.when ?? 0;
  sqlite.exec('CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(last, when);
}
