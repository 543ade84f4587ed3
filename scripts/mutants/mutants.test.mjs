import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../steps/project.mjs';
import { readMutants, readPatch } from './plant.mjs';

const PATCH = `# tests: apps/web src/app src/trpc
# tests: packages/ui
--- a/apps/web/src/app/one.ts
+++ b/apps/web/src/app/one.ts
@@ -1 +1 @@
-one
+two
`;

/** Of a workspace, or of the scripts. */
const TEST_FILES = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'];

describe('planted bugs', () => {
  it('QA-05 say what they change and which tests are asked, the nearest first', () => {
    expect(readPatch(PATCH)).toEqual({
      tests: [
        { workspace: 'apps/web', parts: ['src/app', 'src/trpc'] },
        { workspace: 'packages/ui', parts: [] },
      ],
      files: ['apps/web/src/app/one.ts'],
    });
  });

  it('QA-05 are found by any part of their names', () => {
    const names = (words) => readMutants(words).map(({ name }) => name);
    expect(names(['sealing/takes-an-old-m'])).toEqual(['sealing/takes-an-old-message']);
    expect(names(['ledger/', 'worlds/'])).toEqual(names([]).filter((name) => /^(ledger|worlds)\//.test(name)));
  });

  it('QA-05 ask tests that are there', () => {
    const asked = readMutants().flatMap(({ name, tests }) =>
      tests.flatMap(({ workspace, parts }) => parts.map((part) => ({ name, part, workspace }))),
    );
    const files = new Map();
    const testsOf = (workspace) => {
      if (!files.has(workspace)) files.set(workspace, globSync(TEST_FILES, { cwd: inRoot(workspace) }));
      return files.get(workspace).map((file) => join(file));
    };
    const missing = asked.filter(
      ({ workspace, part }) => !testsOf(workspace).some((file) => file.includes(join(part))),
    );
    expect(missing).toEqual([]);
    expect(readMutants().filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
});
