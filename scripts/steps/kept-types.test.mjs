import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TURBO } from './build.mjs';
import { inRoot, PROJECT_NODE, ROOT, readJson, toolEnvironment } from './project.mjs';

const planned = execFileSync(PROJECT_NODE, [TURBO, 'run', 'typecheck', '--dry=json'], {
  cwd: ROOT,
  env: toolEnvironment(),
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: Number.POSITIVE_INFINITY,
});
const tasks = new Map(JSON.parse(planned).tasks.map((task) => [task.taskId, task]));

const folders = ['apps', 'packages'].flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`));
const manifests = [...folders, 'e2e', 'bench']
  .map((folder) => inRoot(folder, 'package.json'))
  .filter(existsSync)
  .map(readJson);

it('checks types again where a file of its own, of a workspace that it names or of the root is another', () => {
  for (const { name, dependencies, devDependencies } of manifests) {
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
