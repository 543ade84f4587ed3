import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDatabase, migrationsFolder } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { bareClock, KINDS } from './clock-fixture';

interface MigrationsJournal {
  entries: { tag: string }[];
}

/** A database as it was before the first migration that has this text. */
function databaseBefore(text: string): Database {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const first = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .find((file) => readFileSync(join(folder, file), 'utf8').includes(text));
  const file = join(folder, 'meta/_journal.json');
  // Written by drizzle-kit.
  const journal = JSON.parse(readFileSync(file, 'utf8')) as MigrationsJournal;
  const index = journal.entries.findIndex(({ tag }) => `${tag}.sql` === first);
  if (index < 1) throw new Error(`no migration has ${text}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  const sqlite = openDatabase(':memory:');
  migrate(drizzle(sqlite), { migrationsFolder: folder });
  return sqlite;
}

it('DEV-02 QA-03 jobs of the version before stay due in their order, and failed ones wait for a person', async () => {
  const sqlite = databaseBefore('ALTER TABLE `due_jobs` ADD `lane`');
  expect(sqlite.pragma('table_info(due_jobs)')).toHaveLength(6);
  sqlite.exec(`INSERT INTO due_jobs (id, kind, key, due_at, payload, error) VALUES
    (3, 'deposit.confirm', 'failed', 10, '{"orderId":1}', 'it was down'),
    (4, 'deposit.expire', 'late', 30, '{"orderId":1}', NULL),
    (5, 'withdrawal.pay', 'early', 20, '{"orderId":2}', NULL),
    (6, 'vip.month', 'early too', 20, '{}', NULL)`);
  migrateDatabase(sqlite);
  expect(sqlite.prepare('SELECT id, due_at, priority, lane, error FROM due_jobs ORDER BY id').raw().all()).toEqual([
    [3, 10, 50, null, 'it was down'],
    [4, 30, 50, null, null],
    [5, 20, 50, null, null],
    [6, 20, 50, null, null],
  ]);
  const { clock, ran } = bareClock({ sqlite });
  clock.schedule({ kind: KINDS['deposit.confirm'], key: 'new', dueAt: 20, payload: { orderId: 3 } });
  clock.set(40);
  expect(ran).toEqual(['withdrawal.pay early', 'vip.month early too', 'deposit.confirm new', 'deposit.expire late']);
  expect(clock.failed()).toMatchObject([{ id: 3, key: 'failed', error: 'it was down' }]);
  await clock.retryFailed();
  expect(ran.at(-1)).toBe('deposit.confirm failed');
});
