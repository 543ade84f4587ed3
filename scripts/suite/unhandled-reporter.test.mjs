import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { run } from '../steps/processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from '../steps/project.mjs';
import { UNHANDLED } from './unhandled-reporter.mjs';

mkdirSync(inRoot('test-results'), { recursive: true });
const folder = mkdtempSync(join(inRoot('test-results'), 'unhandled-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('DEV-02 the reporter keeps what was thrown outside of tests, and where', async () => {
  const late = `import { test } from 'vitest';\ntest('passes', () => void Promise.reject(new TypeError('too late')));\n`;
  writeFileSync(join(folder, 'late.test.mjs'), late);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};\n');
  const reporter = `--reporter=${inRoot('scripts', 'suite', 'unhandled-reporter.mjs')}`;
  const code = await run(PROJECT_NODE, [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', reporter], {
    cwd: folder,
    env: toolEnvironment({ CI: '1' }),
  });
  expect(code).toBe(1);
  expect(existsSync(join(folder, UNHANDLED))).toBe(true);
  const kept = JSON.parse(readFileSync(join(folder, UNHANDLED), 'utf8'));
  expect(kept).toEqual([{ message: 'TypeError: too late', at: expect.stringMatching(/late\.test\.mjs/) }]);
});
