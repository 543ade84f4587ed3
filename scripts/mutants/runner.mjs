import { pathToFileURL } from 'node:url';

const [, , vitestPath, workspace] = process.argv;
process.chdir(workspace);
const { createVitest } = await import(pathToFileURL(vitestPath).href);

/** Test modules that ended in this run: vitest's own list holds those of earlier runs too. */
let modules = [];
const reporter = { onTestModuleEnd: (module) => modules.push(module) };

/** Started once for all bugs, so that each costs its tests alone. */
const vitest = await createVitest('test', { watch: true, bail: 1, reporters: [reporter] }, { server: { watch: null } });
await vitest.standalone();
/** Files that the bug before this one had changed, and that were restored since. */
let before = [];

/** Only a failed test, or a failed check after the tests, catches a bug: a module that could not load proves nothing. */
function fateOf(unhandledErrors) {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return { fate: 'caught', by: test.name };
  }
  const [thrown] = unhandledErrors;
  if (thrown) return { fate: 'caught', by: `nobody expected: ${thrown.message}` };
  const failed = modules.find((module) => !module.ok());
  if (!failed) return { fate: modules.length > 0 ? 'lives' : 'unasked' };
  const errors = [failed, ...failed.children.allSuites()].flatMap((part) => part.errors());
  const checked = errors.find(({ name }) => name === 'AssertionError');
  return checked ? { fate: 'caught', by: `a check after ${failed.relativeModuleId}` } : { fate: 'unasked' };
}

process.on('message', async ({ parts, changed }) => {
  for (const file of [...before, ...changed]) vitest.invalidateFile(file);
  // Worker processes hold modules of the bug before, and cannot be told to drop them.
  await vitest.pool?.close?.();
  vitest.pool = undefined;
  before = changed;
  modules = [];
  const specifications = await vitest.globTestSpecifications(parts);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  process.send(fateOf(unhandledErrors));
});
// Kills the whole group: a worker in an endless loop handles no message.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send('ready');
