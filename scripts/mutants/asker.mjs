import { pathToFileURL } from 'node:url';

const [, , vitestPath, workspace] = process.argv;
process.chdir(workspace);
const { createVitest } = await import(pathToFileURL(vitestPath).href);

/** The files that the running question has asked so far: the runner itself remembers those of earlier ones too. */
let asked = [];
const reporter = { onTestModuleEnd: (module) => asked.push(module) };

/** Stays between bugs, so that each costs its tests alone and not the start of a runner. */
const vitest = await createVitest('test', { watch: true, bail: 1, reporters: [reporter] }, { server: { watch: null } });
await vitest.standalone();
/** What the bug before this one had changed: it stands there as it was again. */
let before = [];

/** Only a test that failed, or a check after the tests, has caught a bug: files that could not begin say nothing. */
function fateOf(unhandledErrors) {
  for (const module of asked) {
    for (const test of module.children.allTests('failed')) return { fate: 'caught', by: test.name };
  }
  const [thrown] = unhandledErrors;
  if (thrown) return { fate: 'caught', by: `nobody expected: ${thrown.message}` };
  const failed = asked.find((module) => !module.ok());
  if (!failed) return { fate: asked.length > 0 ? 'lives' : 'unasked' };
  const errors = [failed, ...failed.children.allSuites()].flatMap((part) => part.errors());
  const checked = errors.find(({ name }) => name === 'AssertionError');
  return checked ? { fate: 'caught', by: `a check after ${failed.relativeModuleId}` } : { fate: 'unasked' };
}

process.on('message', async ({ parts, changed }) => {
  for (const file of [...before, ...changed]) vitest.invalidateFile(file);
  // The processes of tests hold modules of the bug before, and nothing tells each of them so.
  await vitest.pool?.close?.();
  vitest.pool = undefined;
  before = changed;
  asked = [];
  const specifications = await vitest.globTestSpecifications(parts);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  process.send(fateOf(unhandledErrors));
});
// With its processes of tests, which hear nothing while a bug keeps them busy.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.send('ready');
