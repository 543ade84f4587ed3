import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../steps/files.mjs';
import { inRoot } from '../steps/project.mjs';
import { findForeignTables, ownersOf } from './table-owners.mjs';

const file = (path, text) => ({ path: `apps/mock-platform/src/${path}`, text });
const BETS = file(
  'wagering/bets.table.ts',
  "export const bets = sqliteTable('bets', { id: integer() }, (table) => [index('bets_member').on(table.id)]);",
);
const found = (path, text) =>
  findForeignTables([
    BETS,
    file('people/people.table.ts', "export const members = sqliteTable('members', {});"),
    file(path, text),
  ]).map(({ path: where, line, table, instead }) => ({ where, line, table, instead }));

describe('tables and their owners', () => {
  it.each([
    ['FROM', "sqlite.prepare('SELECT id FROM bets WHERE id = ?');"],
    ['a join', 'sqlite.prepare(`SELECT 1 FROM orders o\n  LEFT JOIN bets b ON b.id = o.id`);'],
    ['a list', "sqlite.prepare('SELECT 1 FROM orders o, bets b');"],
    ['INSERT', "sqlite.prepare('INSERT INTO bets (id) VALUES (1)');"],
    ['UPDATE', "sqlite.exec('UPDATE bets SET id = 1');"],
    ['DELETE', 'sqlite.exec(\'DELETE FROM "bets"\');'],
    ['DROP', "sqlite.exec('DROP TABLE IF EXISTS bets');"],
    ['its index', 'sqlite.prepare(`SELECT 1 FROM b INDEXED BY bets_member`);'],
    ['a name put in', `for (const table of ['orders', 'bets']) sqlite.exec('DELETE FROM ' + \`FROM \${table}\`);`],
    ['drizzle', "import { bets } from '../../wagering/bets.table';"],
    ['drizzle, with all tables of a file', "import * as tables from '../../wagering/bets.table';"],
    ['drizzle, on demand', "const { bets } = await import('../../wagering/bets.table');"],
    ['handing it on', "export { bets } from '../../wagering/bets.table';"],
  ])('DEV-01 a statement of another folder that names one by %s is refused', (_, text) => {
    const [first, ...others] = found('features/vip/vip.repository.ts', text);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ where: 'apps/mock-platform/src/features/vip/vip.repository.ts', table: 'bets' });
    expect(first.instead).toBe(
      'The table bets is of apps/mock-platform/src/wagering/: give that folder a function with a name, or a named part of a statement, and use it here.',
    );
  });

  it.each([
    ['from its file', "export { bets } from './bets.table';"],
    ['as it came in', "import { bets } from './bets.table';\nexport { bets };"],
    ['by another name', "import { bets } from './bets.table';\nexport const wagers = bets;"],
  ])('DEV-01 a table does not leave its folder %s', (_, text) => {
    expect(found('wagering/bets.repository.ts', text)).toMatchObject([{ table: 'bets' }]);
  });

  it('DEV-01 names the line, and every table once', () => {
    const text = "const a = 1;\nconst b = 'SELECT 1 FROM bets';\nconst c = 'SELECT 1 FROM members JOIN bets';";
    expect(found('features/vip/a.ts', text).map(({ line, table }) => [line, table])).toEqual([
      [2, 'bets'],
      [3, 'members'],
    ]);
  });

  it.each([
    ['its own folder', 'wagering/played.repository.ts', "sqlite.prepare('SELECT 1 FROM bets');"],
    ['a folder below it', 'wagering/parts/played.ts', "sqlite.prepare('SELECT 1 FROM bets');"],
    ['a test', 'features/vip/vip.test.ts', "sqlite.prepare('SELECT 1 FROM bets');"],
    ['the emulator', 'emulator/journal/journal.ts', "sqlite.prepare('SELECT 1 FROM bets');"],
    ['words', 'features/help/texts.ts', "const text = 'Money from bets'; // FROM bets"],
    ['a type', 'features/vip/a.ts', "import type { bets } from '../../wagering/bets.table';"],
    ['another name', 'features/vip/a.ts', "sqlite.prepare('SELECT 1 FROM bets_of_old');"],
    ['what is made of a table', 'wagering/a.ts', "import { bets } from './bets.table';\nexport const won = won(bets);"],
    ['a function of the name', 'wagering/a.ts', "import { bets } from './read';\nexport { bets };"],
  ])('DEV-01 lets %s pass', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  const platform = projectFiles()
    .filter((path) => /^apps\/mock-platform\/src\/.*\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

  it('DEV-01 knows all tables of the platform', () => {
    const declared = platform
      .filter(({ path }) => path.endsWith('.table.ts'))
      .flatMap(({ text }) => text.match(/sqliteTable\(/g) ?? []);
    const tables = new Set([...ownersOf(platform).sql.values()].map(({ table }) => table));
    expect(tables.size).toBe(declared.length);
  });

  it("DEV-01 finds no statement of the platform that names another folder's table", () => {
    expect(findForeignTables(platform)).toEqual([]);
  });
});
