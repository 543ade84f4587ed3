import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

/** Beside the bundle once built, in the workspace's folder when run from source. */
const FOLDERS = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../../migrations')];

export function migrationsFolder(): string {
  const folder = FOLDERS.find((candidate) => existsSync(join(candidate, 'meta/_journal.json')));
  if (!folder) throw new Error(`no migrations in ${FOLDERS.join(' or ')}`);
  return folder;
}

export function migrateDatabase(sqlite: Database): void {
  migrate(drizzle(sqlite), { migrationsFolder: migrationsFolder() });
}

/** Changes whenever a migration does. */
export function migrationsHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
