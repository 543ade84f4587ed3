import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, it } from 'vitest';
import { EXTENSIONS } from '../features';
import { migrationsFolder } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { migrateUpTo } from '../testing/migrate-up-to';
import { TEST_PLATFORM } from '../testing/templates';
import { openWorld } from '../world/open-world';
import { activeSeed, ofMember } from './fairness-seeds';
import { createRunner } from './runner';
import { paid } from './settlement';
import { SUMMARY_LINE, summary } from './summary';

function before(): Database {
  const sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0015_tree_and_rates');
  sqlite.exec(`
    INSERT INTO bets VALUES (1, 'OPEN', 'M1', '010001', 'OMT', 'RNG', 500, 0, 'PENDING', 0, 1000, NULL, '{"k":"summary"}');
    INSERT INTO bets VALUES (2, 'DONE', 'M1', '010001', 'OMT', 'RNG', 100, 70, 'SETTLED', 0, 1000, 1000, '{"k":"slot"}');
    INSERT INTO fairness_seeds VALUES (7, 'M1', 'active', '${'ab'.repeat(32)}', 'hash', 'mi-suerte', 4, 1000, NULL);
    INSERT INTO rounds VALUES ('DONE', 'M1', 'spin-0001', 7, 3, 'main', 9000, NULL);
  `);
  return sqlite;
}

it('DEV-07 bets and seeds of the version before go on: what is open is settled, what was played keeps seed and key', () => {
  const sqlite = before();
  migrate(drizzle(sqlite), { migrationsFolder: migrationsFolder() });
  const runner = createRunner({ games: [summary] });
  const world = openWorld({
    ...EXTENSIONS,
    jobs: runner.jobs,
    name: 'old',
    sqlite,
    seed: 'old',
    platform: TEST_PLATFORM,
  });
  expect(activeSeed(world, ofMember('M1'))).toMatchObject({
    id: 7,
    ownerKind: 'member',
    clientSeed: 'mi-suerte',
    nextNonce: 4,
  });
  const rounds = sqlite.prepare('SELECT round_id, round_key, seed_id, nonce FROM rounds ORDER BY round_id').raw().all();
  expect(rounds).toEqual([
    ['DONE', 'spin-0001', 7, 3],
    ['OPEN', null, null, null],
  ]);
  runner.settle(world, { roundId: 'OPEN', results: [paid(SUMMARY_LINE, 500, 900)] });
  expect(world.ledger.balance('M1', 'member.main')).toBe(900);
  expect(sqlite.prepare('SELECT status, payout_minor FROM bets WHERE id = 1').raw().get()).toEqual(['SETTLED', 900]);
  expect(runner.cancel(world, 'OPEN')).toBe(false);
  world.close();
});
