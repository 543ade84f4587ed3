import { expect, it } from 'vitest';
import { migrateDatabase } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { migrateUpTo } from '../testing/migrate-up-to';
import { auditTree } from './audit-tree';

it('AG-10 the tree of the version before holds from the beginning on, as what was bet in it says', () => {
  const sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0014_game_families');
  const member = sqlite.prepare(
    `INSERT INTO members (id, username, username_key, account, nickname, type, password_changed_at, icon, upline_id, created_at)
     VALUES (@id, @id, @id, @id, @id, 1, 0, 'i', @uplineId, 5)`,
  );
  const row = sqlite.prepare('INSERT INTO member_tree (ancestor_id, descendant_id, depth) VALUES (?, ?, ?)');
  member.run({ id: 'M1', uplineId: null });
  member.run({ id: 'M2', uplineId: 'M1' });
  member.run({ id: 'M3', uplineId: 'M2' });
  const rows: [string, string, number][] = [
    ['M1', 'M1', 0],
    ['M1', 'M2', 1],
    ['M2', 'M2', 0],
    ['M1', 'M3', 2],
    ['M2', 'M3', 1],
    ['M3', 'M3', 0],
  ];
  for (const each of rows) row.run(...each);
  sqlite.exec("INSERT INTO play_slots VALUES ('M3', 'RNG', 1, 1768435200000, 500, 500, 20, 0, 0, 1)");
  migrateDatabase(sqlite);
  expect(sqlite.prepare('SELECT * FROM member_tree ORDER BY descendant_id, ancestor_id').raw().all()).toEqual(
    rows.map((each) => [...each, 1, Number.MAX_SAFE_INTEGER]),
  );
  const above = sqlite.prepare(
    `SELECT ancestor_id FROM member_tree JOIN play_slots ON descendant_id = member_id
     WHERE from_at <= path_version AND until_at > path_version AND depth > 0 ORDER BY depth`,
  );
  expect(above.pluck().all()).toEqual(['M2', 'M1']);
  expect(sqlite.prepare('SELECT count(*) FROM member_rates').pluck().get()).toBe(0);
  expect(auditTree(sqlite)).toEqual([]);
  sqlite.close();
});
