import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, it } from 'vitest';
import { EXTENSIONS } from '../../features';
import { protectionOf } from '../../people/player-protection';
import { migrationsFolder } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import { migrateUpTo } from '../../testing/migrate-up-to';
import { TEST_PLATFORM } from '../../testing/templates';
import { openWorld } from '../../world/open-world';

it('DEV-07 MEM-16 limits of the version before hold on, beside what protected a member already', () => {
  const sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0017_member_protection');
  sqlite.exec(`
    INSERT INTO deposit_limits VALUES ('ALL', 50000, 60000, 70000, 1000), ('ONE', NULL, 90000, NULL, 2000), ('NONE', NULL, NULL, NULL, 3000);
    INSERT INTO deposit_limits VALUES ('AWAY', 10000, NULL, NULL, 4000);
    INSERT INTO member_protection VALUES ('AWAY', '{"loss":{"daily":500}}', 'TIME_OUT', 5000, 9000000000000);
  `);
  migrate(drizzle(sqlite), { migrationsFolder: migrationsFolder() });
  const world = openWorld({ ...EXTENSIONS, name: 'old', sqlite, seed: 'old', platform: TEST_PLATFORM });
  const kept = ['ALL', 'ONE', 'NONE', 'AWAY'].map((memberId) => protectionOf(world, memberId));
  expect(kept.map(({ limits }) => limits)).toEqual([
    { deposit: { daily: 50_000, weekly: 60_000, monthly: 70_000 } },
    { deposit: { weekly: 90_000 } },
    {},
    { deposit: { daily: 10_000 }, loss: { daily: 500 } },
  ]);
  expect(kept[3]?.break).toEqual({ kind: 'TIME_OUT', from: 5_000, until: 9_000_000_000_000 });
  const changes = sqlite.prepare('SELECT member_id, wanted, asked_by, asked_at, state FROM limit_changes ORDER BY id');
  expect(changes.raw().all()).toEqual([
    ['ALL', '{"daily":50000,"weekly":60000,"monthly":70000}', 'registration', 1_000, 'APPLIED'],
    ['ONE', '{"weekly":90000}', 'registration', 2_000, 'APPLIED'],
    ['AWAY', '{"daily":10000}', 'registration', 4_000, 'APPLIED'],
  ]);
  expect(sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'deposit_limits'").get()).toBeUndefined();
  world.close();
});
