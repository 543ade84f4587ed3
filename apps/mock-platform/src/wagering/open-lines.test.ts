import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { migrateUpTo } from '../testing/migrate-up-to';
import { keptLines, openLines } from './open-lines';

const funding = fc.array(
  fc.oneof(
    fc.record({ account: fc.constantFrom('main', 'vendor:OMT'), amountMinor: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      account: fc.constant('grant'),
      grantId: fc.constantFrom('G1', 'G2'),
      amountMinor: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  { minLength: 1, maxLength: 2 },
);
const exposures = fc.array(fc.record({ key: fc.constantFrom('7', '8'), amountMinor: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 1,
});
const lines = fc
  .uniqueArray(fc.tuple(fc.string(), fc.record({ funding, exposures })), { maxLength: 40, selector: ([name]) => name })
  .map((entries) => new Map(entries));

it('LOTT-05 GAME-05 any open lines are read as they were kept, in their order', () => {
  fc.assert(
    fc.property(lines, (open) => {
      const read = openLines(JSON.parse(JSON.stringify(keptLines(open))));
      expect([...read]).toEqual([...open]);
    }),
  );
});

it('LOTT-05 lines of one sort that follow each other are kept as one, and those that owe something by themselves', () => {
  const line = (amountMinor: number, owed = 0) => ({
    funding: [{ account: 'main', amountMinor }],
    exposures: owed > 0 ? [{ key: 'all', amountMinor: owed }] : [],
  });
  const open = new Map([
    ['d/0', line(2, 400)],
    ...['d/1', 'd/2', 'd/3'].map((name) => [name, line(2)] as const),
    ['d/4', line(20)],
    ['d/5', line(2)],
  ]);
  expect(keptLines(open).map(({ of }) => of)).toEqual([['d/0'], ['d/1', 'd/2', 'd/3'], ['d/4'], ['d/5']]);
});

it('DEV-07 open lines of the version before are read as they were', () => {
  const sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0077_vip_occasions');
  const before = {
    'd/0': { funding: [{ account: 'main', amountMinor: 2 }], exposures: [{ key: 'all', amountMinor: 400 }] },
    'd/1': { funding: [{ account: 'grant', grantId: 'G1', amountMinor: 2 }], exposures: [] },
  };
  const insert = sqlite.prepare(
    `INSERT INTO round_progress VALUES (?, 'M1', 'pick-3', 'lottery', 1, '{}', '{}', '{}', ?, '[]', '[]', '[]', '[]', '["main"]', 1, ?)`,
  );
  insert.run('OPEN', JSON.stringify(before), 0);
  insert.run('OVER', '{}', 1);
  migrate(drizzle(sqlite), { migrationsFolder: migrationsFolder() });
  const texts = sqlite.prepare<[], string>('SELECT lines FROM round_progress ORDER BY round_id').pluck().all();
  expect(texts.map((text) => Object.fromEntries(openLines(JSON.parse(text))))).toEqual([before, {}]);
  sqlite.close();
});
