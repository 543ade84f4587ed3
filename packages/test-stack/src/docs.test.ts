import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQa } from '@tonalli/qa/cli/run';
import { createControlClient } from '@tonalli/qa/client';
import { readCommandLine } from '@tonalli/qa/command-line';
import { beforeAll, expect, it } from 'vitest';
import { useStack } from './shared-stack';

const REPOSITORY = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const START = 'npm run qa -- ';
const stack = await useStack();

// The default data of the world that the page creates, which take a while the first time.
beforeAll(async () => void (await stack.world({ frozenAt: '2026-03-01T12:00:00Z' })));

it('QA-12 every line of the shell in docs/testing.md does what it is there for', async () => {
  const [, shell = ''] = /^```sh\n([\s\S]*?)^```/m.exec(read('docs/testing.md')) ?? [];
  const lines = shell.trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(line.startsWith(START), line).toBe(true);
    const told: string[] = [];
    const output = { out: () => {}, error: (text: string) => told.push(text) };
    const code = await runQa(line.slice(START.length).split(' '), { PLATFORM_URL: stack.platform.url }, output);
    expect([line, code, told]).toEqual([line, 0, []]);
  }
});

it('QA-13 the scenario in docs/testing.md is one', async () => {
  const [, text = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(read('docs/testing.md')) ?? [];
  const { name, control } = await stack.world();
  const [applied] = await createControlClient({ url: stack.platform.url, world: name }).run('applyScenarios', {
    names: ['owes-nothing.yaml'],
    files: { 'owes-nothing.yaml': text },
  });
  expect(applied?.accounts).toMatchObject([{ username: 'ana' }]);
  expect((await control.balances(applied?.accounts[0]?.username ?? '')).main).toBe('812.40');
});

it.each(['README.md', 'docs/operations.md', 'docs/testing.md'])(
  'QA-12 %s names no command that is not there',
  (path) => {
    const cited = [...read(path).matchAll(/npm run qa -- ([a-z][^`\n]*)/g)].map(([, line = '']) => line);
    for (const line of cited.filter((one) => !/^help|^journal follow/.test(one)))
      expect(() => readCommandLine(line.replaceAll(/<[^>]*>/g, 'x').split(' ')), line).not.toThrow();
  },
);
