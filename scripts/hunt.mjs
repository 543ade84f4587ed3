import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { commandFor, failuresOf } from './hunt/failures.mjs';
import { projectFiles } from './steps/files.mjs';
import { requireNode } from './steps/node-version.mjs';
import { run } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE, readJson, toolEnvironment } from './steps/project.mjs';
import { bold, explain, green, red } from './steps/terminal.mjs';

const { PROPERTY_SEED = 'random', PROPERTY_RUNS = '20' } = process.env;

/** Properties, and what makes some for several tests. */
const ASKS = /from 'fast-check'/;
const WORKSPACE = /^(?:apps|packages)\/[^/]+/;

/** The files with properties whose path has one of the words, by their workspace. */
function filesByWorkspace(words) {
  const asked = projectFiles()
    .filter((path) => WORKSPACE.test(path) && /\.tsx?$/.test(path) && ASKS.test(readFileSync(inRoot(path), 'utf8')))
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  return Map.groupBy(asked, (path) => WORKSPACE.exec(path)[0]);
}

async function huntIn(workspace, files) {
  process.stdout.write(`\n${bold(`── ${workspace}`)}\n`);
  const report = inRoot(workspace, 'test-results', 'hunt.json');
  rmSync(report, { force: true });
  const which = files.map((file) => relative(workspace, file));
  const how = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(
    PROJECT_NODE,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'related', '--run', ...which, ...how],
    { cwd: inRoot(workspace), env: toolEnvironment({ CI: '1', PROPERTY_SEED, PROPERTY_RUNS }) },
  );
  const failures = existsSync(report) ? failuresOf(readJson(report)) : [];
  if (code !== 0 && failures.length === 0) failures.push({ file: workspace, title: `the runner failed (${code})` });
  return failures.map((failure) => ({ ...failure, file: relative(inRoot(workspace), failure.file), workspace }));
}

/** Runs every test that has to do with a property with other seeds and more often, and says how a failure is repeated. */
async function hunt() {
  requireNode();
  const found = filesByWorkspace(process.argv.slice(2));
  const failures = [];
  for (const [workspace, files] of found) failures.push(...(await huntIn(workspace, files)));
  for (const failure of failures) {
    const { workspace, title, seed, path } = failure;
    process.stdout.write(`\n${red('✗')} ${workspace}: ${title}\n`);
    if (seed) process.stdout.write(`  seed ${seed}, path ${path}\n`);
    process.stdout.write(`  cd ${workspace} && ${commandFor(failure, PROPERTY_RUNS)}\n`);
  }
  const verdict = failures.length === 0 ? green('No property failed') : red(`${failures.length} failed`);
  process.stdout.write(`\n${verdict}\n`);
  process.exitCode = failures.length === 0 && found.size > 0 ? 0 : 1;
}

hunt().catch(explain);
