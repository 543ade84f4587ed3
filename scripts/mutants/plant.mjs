import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../steps/processes.mjs';
import { inRoot } from '../steps/project.mjs';

const PATCHES = inRoot('mutants');

/**
 * The planted bugs, by `<area>/<name>`, of those whose names have one of the words in them; all where there is none.
 * With each the tests that are asked: a workspace and parts of paths, a line each, the nearest first.
 */
export function readMutants(words = []) {
  const names = readdirSync(PATCHES)
    .sort()
    .flatMap((area) =>
      readdirSync(join(PATCHES, area))
        .sort()
        .map((file) => `${area}/${file}`),
    );
  return names
    .map((name) => ({ name: name.replace(/\.patch$/, ''), path: join(PATCHES, name) }))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .map((mutant) => ({ ...mutant, ...readPatch(readFileSync(mutant.path, 'utf8')) }));
}

export const readPatch = (text) => ({
  tests: [...text.matchAll(/^# tests: (\S+) ?(.*)$/gm)].map(([, workspace = '', parts = '']) => ({
    workspace,
    parts: parts.split(' ').filter(Boolean),
  })),
  files: [...text.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, file = '']) => file),
});

const git = (copy, ...args) => capture('git', ['apply', '--whitespace=nowarn', ...args], { cwd: copy });

/** Plants one bug in the copy, asks its tests, and takes it out again. `by`: the test that caught it. */
export async function plant({ copy, runners }, { path, tests, files }) {
  const { code } = await git(copy, path);
  if (code !== 0) return { fate: 'stale' };
  const changed = files.map((file) => join(copy, file));
  try {
    for (const asked of tests) {
      const answer = await runners.ask(asked, changed);
      if (answer.fate !== 'lives') return answer;
    }
    return { fate: tests.length > 0 ? 'lives' : 'unasked' };
  } finally {
    await git(copy, '--reverse', path);
  }
}
