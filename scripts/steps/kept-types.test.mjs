import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TURBO } from './build.mjs';
import { inRoot, PROJECT_NODE, ROOT, readJson, toolEnvironment } from './project.mjs';

const OF_ROOT = ['typecheck:servers', 'typecheck:drivers'];
const captured = { cwd: ROOT, env: toolEnvironment(), maxBuffer: Number.POSITIVE_INFINITY };
const output = (program, ...args) =>
  execFileSync(program, args, { ...captured, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });

const planned = JSON.parse(output(PROJECT_NODE, TURBO, 'run', 'typecheck', ...OF_ROOT, '--dry=json'));
const tasks = new Map(planned.tasks.map((task) => [task.taskId, task]));
const kept = globSync('{apps,packages,bench,e2e}/**/*.{ts,tsx,json}', {
  cwd: ROOT,
  exclude: (path) => /(?:^|[/\\])(?:node_modules|dist|test-results|\.[a-z]+)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));

const workspaces = kept
  .filter((path) => /^(?:apps\/[^/]+|packages\/[^/]+|e2e|bench)\/package\.json$/.test(path))
  .map((path) => ({ folder: path.slice(0, -'/package.json'.length), ...readJson(inRoot(path)) }));
const isOwn = ({ scripts = {} }) => scripts.typecheck !== undefined;

/** The sources of ours that a program of the compiler holds. */
function heldBy(config) {
  const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const listed = output(PROJECT_NODE, tsc, '--listFilesOnly', '-p', config).split('\n');
  return listed
    .filter((path) => path !== '' && !path.includes('/node_modules/'))
    .map((path) => path.slice(ROOT.length + 1));
}
const held = new Map(['servers', 'drivers'].map((name) => [name, heldBy(inRoot(`tsconfig.${name}.json`))]));

it('checks types again where a file of its own, of a workspace that it names or of the root is another', () => {
  for (const { name, dependencies, devDependencies } of workspaces.filter(isOwn)) {
    const task = tasks.get(`${name}#typecheck`);
    const inputs = Object.keys(task.inputs);
    const ofRoot = ['tsconfig.base.json', 'vitest.shared.ts', 'fail-on-console.ts'];
    for (const file of ['package.json', 'tsconfig.json', ...ofRoot])
      expect([name, file, inputs.some((path) => path.endsWith(file))]).toEqual([name, file, true]);
    const named = Object.keys({ ...dependencies, ...devDependencies }).filter((one) => one.startsWith('@tonalli/'));
    expect([name, task.dependencies]).toEqual([name, [`${name}#sources`]]);
    const { dependencies: below, inputs: own } = tasks.get(`${name}#sources`);
    expect([name, below]).toEqual([name, expect.arrayContaining(named.map((one) => `${one}#sources`))]);
    expect(Object.keys(own)).toContain('package.json');
  }
});

it.each([...held])('checks the types of %s again where any file that they are made of is another', (name, files) => {
  const inputs = new Set(Object.keys(tasks.get(`//#typecheck:${name}`).inputs));
  const manifests = workspaces.map(({ folder }) => `${folder}/package.json`);
  const settings = ['tsconfig.base.json', `tsconfig.${name}.json`, 'package-lock.json'];
  expect(files.length).toBeGreaterThan(1_000);
  const ofRoot = name === 'servers' ? manifests.filter((path) => !/^(?:bench|e2e)\//.test(path)) : manifests;
  expect([...files, ...settings, ...ofRoot].filter((path) => !inputs.has(path))).toEqual([]);
});

it('leaves the types of no file of a workspace without a program of its own unchecked', () => {
  const checked = new Set([...held.values()].flat());
  const inFolders = workspaces.filter((workspace) => !isOwn(workspace)).map(({ folder }) => `${folder}/`);
  const unchecked = kept.filter(
    (path) => path.endsWith('.ts') && inFolders.some((folder) => path.startsWith(folder)) && !checked.has(path),
  );
  expect(inFolders).toHaveLength(9);
  expect(unchecked.filter((path) => !path.startsWith('bench/floor/'))).toEqual([]);
});

it('leaves the types of no file of the platform unchecked', () => {
  const own = ['src/games/page', 'console'].map((folder) => inRoot('apps', 'mock-platform', folder, 'tsconfig.json'));
  const checked = new Set([...[...held.values()].flat(), ...own.flatMap(heldBy)]);
  const sources = kept.filter((path) => /^apps\/mock-platform\/.*\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(2_000);
  expect(sources.filter((path) => !checked.has(path))).toEqual([]);
});
