import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCopy } from './mutants/copy.mjs';
import { plant, readMutants } from './mutants/plant.mjs';
import { requireNode } from './steps/node-version.mjs';
import { explain, green, red, step, yellow } from './steps/terminal.mjs';

const MARKS = { caught: green('✓'), lives: red('✗'), stale: yellow('?') };

/** Plants known bugs one by one in a copy of the tree, and says which of them the tests catch. */
async function run() {
  requireNode();
  const mutants = readMutants(process.argv[2]);
  const copy = join(tmpdir(), 'tonalli-mutants');
  await step('Copying the tree', () => makeCopy(copy));
  const counts = { caught: 0, lives: 0, stale: 0 };
  for (const mutant of mutants) {
    const fate = await plant(copy, mutant);
    counts[fate] += 1;
    process.stdout.write(`${MARKS[fate]} ${mutant.name}${fate === 'caught' ? '' : ` ${fate}`}\n`);
  }
  process.stdout.write(`\n${counts.caught} of ${mutants.length} planted bugs caught, ${counts.stale} no longer fit\n`);
  process.exitCode = counts.caught === mutants.length ? 0 : 1;
}

run().catch(explain);
