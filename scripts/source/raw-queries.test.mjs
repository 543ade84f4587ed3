import { describe, expect, it } from 'vitest';
import { projectFiles } from '../steps/files.mjs';
import { findRawQueries, RAW_QUERIES } from './raw-queries.mjs';

const LISTED = { 'ledger/statements.ts': 'asked many times' };
const found = (path, text) =>
  findRawQueries([{ path: `apps/mock-platform/src/${path}`, text }], LISTED).map(({ line, instead }) => [
    line,
    instead,
  ]);
const REFUSED = "Prepare drizzle's query in a repository; parts that it has no words for are `sql` templates.";

describe('queries of the platform', () => {
  it.each([
    ['a string', "const a = 1;\nconst find = sqlite.prepare('SELECT 1');"],
    ['a template', 'const a = 1;\nconst find = sqlite.prepare(`SELECT 1`);'],
    ['a type of its rows', 'const find = sqlite\n  .prepare<[string], Row>(TEXT);'],
    ['another name', 'const a = 1;\nconst prepare = world.sqlite.prepare.bind(world.sqlite);'],
  ])('DEV-01 a statement that is prepared from %s is refused', (_, text) => {
    expect(found('features/vip/vip.repository.ts', text)).toEqual([[2, REFUSED]]);
  });

  it.each([
    ["drizzle's", 'features/vip/vip.repository.ts', 'const all = db\n  .select()\n  .from(bonuses)\n  .prepare();'],
    ['one of a listed file', 'ledger/statements.ts', "sqlite.prepare('SELECT 1');"],
    ['one of a test', 'features/vip/vip.test.ts', "sqlite.prepare('SELECT 1');"],
    ["the emulator's", 'emulator/journal/undo.ts', "sqlite.prepare('SELECT 1');"],
    ['words', 'features/vip/a.ts', "// sqlite.prepare('SELECT 1')\nconst text = 'sqlite.prepare(a)';"],
  ])('DEV-01 lets %s pass', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it('DEV-01 a listed file that prepares no SQL any more leaves the list', () => {
    expect(found('ledger/statements.ts', 'db.select().from(postings).prepare();')).toEqual([
      [1, 'No SQL in strings is left here: take the file off the list of raw-queries.mjs.'],
    ]);
  });

  it('DEV-01 lists files that are there, each with a reason', () => {
    const files = new Set(projectFiles());
    for (const [path, reason] of Object.entries(RAW_QUERIES)) {
      expect(files).toContain(`apps/mock-platform/src/${path}`);
      expect(reason).not.toBe('');
    }
  });
});
