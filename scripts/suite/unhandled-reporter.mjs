import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a part's errors that no test caught are kept, below its folder. */
export const UNHANDLED = join('test-results', 'unhandled.json');

/** Where an error arose: the first line of its stack that is ours, or the first at all. */
function placeOf({ stack = '', VITEST_TEST_PATH: test }) {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = lines.find((line) => !line.includes('node_modules')) ?? lines[0];
  return [own?.trim(), test && `while ${test} ran`].filter(Boolean).join(', ');
}

/** A reporter of vitest: its JSON report leaves out what was thrown outside of every test, and ends the run badly. */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const kept = errors.map((error) => ({ message: `${error.name ?? 'Error'}: ${error.message}`, at: placeOf(error) }));
    mkdirSync(dirname(UNHANDLED), { recursive: true });
    writeFileSync(UNHANDLED, JSON.stringify(kept));
  }
}
