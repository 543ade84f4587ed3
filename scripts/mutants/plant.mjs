import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../steps/processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from '../steps/project.mjs';

const PATCHES = inRoot('mutants');
/** A planted bug may make a test go on for ever. */
const LIMIT_MS = 300_000;

/** The planted bugs, by `<area>/<name>`, with the tests that are asked first: a workspace and parts of paths, a line each. */
export function readMutants(only = '') {
  const areas = readdirSync(PATCHES);
  const names = areas.flatMap((area) => readdirSync(join(PATCHES, area)).map((file) => `${area}/${file}`));
  return names
    .filter((name) => name.includes(only))
    .map((name) => ({
      name: name.replace(/\.patch$/, ''),
      path: join(PATCHES, name),
      ...readPatch(join(PATCHES, name)),
    }));
}

export function readPatch(path) {
  const text = readFileSync(path, 'utf8');
  const asked = [...text.matchAll(/^# tests: (\S+) ?(.*)$/gm)];
  return {
    tests: asked.map(([, workspace = '', parts = '']) => ({ workspace, parts: parts.split(' ').filter(Boolean) })),
  };
}

const git = (copy, ...args) => capture('git', ['apply', '--whitespace=nowarn', ...args], { cwd: copy });

async function fails(copy, { workspace, parts }) {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await capture(PROJECT_NODE, [vitest, 'run', '--bail=1', '--reporter=dot', ...parts], {
    cwd: join(copy, workspace),
    env: toolEnvironment({ CI: '1' }),
    limitMs: LIMIT_MS,
  });
  return code !== 0;
}

/** Plants one bug in the copy, asks its tests, and takes it out again: `caught`, `lives`, or `stale` where it no longer fits. */
export async function plant(copy, { path, tests }) {
  const { code } = await git(copy, path);
  if (code !== 0) return 'stale';
  try {
    for (const asked of tests) if (await fails(copy, asked)) return 'caught';
    return 'lives';
  } finally {
    await git(copy, '--reverse', path);
  }
}
