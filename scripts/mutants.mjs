import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCopy } from './mutants/copy.mjs';
import { plant, readMutants } from './mutants/plant.mjs';
import { createRunners } from './mutants/runners.mjs';
import { requireNode } from './steps/node-version.mjs';
import { ROOT } from './steps/project.mjs';
import { explain, green, red, step, yellow } from './steps/terminal.mjs';

const MARKS = { caught: green('✓'), lives: red('✗'), stale: yellow('?'), unasked: yellow('?') };
const SAYS = {
  lives: 'lives: no test fails on it',
  stale: 'is stale: the patch no longer fits',
  unasked: 'is unasked: its tests were not found, or could not begin',
};

/** Another checkout on this machine plants its bugs elsewhere. */
const COPY = join(tmpdir(), `tonalli-mutants-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`);

/** Plants known bugs one by one in a copy of the tree, and says which of them the tests catch. */
async function run() {
  requireNode();
  const mutants = readMutants(process.argv.slice(2));
  await step('Copying the tree', () => makeCopy(COPY));
  const counts = { caught: 0, lives: 0, stale: 0, unasked: 0 };
  const runners = createRunners(COPY);
  try {
    for (const mutant of mutants) {
      const { fate, by } = await plant({ copy: COPY, runners }, mutant);
      counts[fate] += 1;
      process.stdout.write(`${MARKS[fate]} ${mutant.name} ${fate === 'caught' ? `(${by})` : SAYS[fate]}\n`);
    }
  } finally {
    runners.stop();
  }
  const { caught, stale, unasked } = counts;
  const share = mutants.length > 0 ? Math.floor((100 * caught) / mutants.length) : 0;
  process.stdout.write(`\n${caught} of ${mutants.length} planted bugs caught (${share} %)`);
  process.stdout.write(`${stale + unasked > 0 ? `; ${stale} no longer fit, of ${unasked} no test was asked` : ''}\n`);
  process.exitCode = caught === mutants.length ? 0 : 1;
}

run().catch(explain);
