import { describe, expect, it } from 'vitest';
import { brokenPaths } from './cited-paths.mjs';
import { undocumented } from './documented-settings.mjs';
import { untestedExamples } from './examples.mjs';

const files = ['README.md', 'docs/operations.md', 'packages/contracts/src/wallet/api.ts'];
const broken = (markdown, document = 'docs/operations.md') =>
  brokenPaths({ document, markdown, files }).map(({ path, line }) => `${line} ${path}`);

describe('brokenPaths', () => {
  it('finds a cited path that does not exist, with its line', () => {
    expect(broken('One\n`packages/contracts/src/gone.ts` and [here](./gone.md#top).')).toEqual([
      '2 ./gone.md',
      '2 packages/contracts/src/gone.ts',
    ]);
  });

  it('accepts paths from the root, from the document and by their end', () => {
    expect(broken('`packages/contracts/src/` `wallet/api.ts` [up](../README.md) [me](operations.md)')).toEqual([]);
  });

  it('leaves patterns, examples and words alone', () => {
    expect(broken('`<feature>/wire.ts` `docs/decisions/NNN-x.md` `and/or` `/readyz` `npm start`')).toEqual([]);
    expect(broken('```\npackages/gone.ts\n```\n')).toEqual([]);
  });
});

describe('undocumented', () => {
  it('finds a setting without a row in the section of its file', () => {
    const document =
      '# All\n### Gateway (`a/env.ts`)\n| `PORT` | 1 | x |\n### Platform (`b/env.ts`)\n| `HOST` | 1 | x |\n';
    const source = 'const Env = z.object({\n  PORT: z.string(),\n  HOST: z\n    .string(),\n});\n';
    expect(undocumented({ document, path: 'a/env.ts', source })).toEqual(['HOST']);
    expect(undocumented({ document, path: 'b/env.ts', source })).toEqual(['PORT']);
  });
});

describe('untestedExamples', () => {
  it('QA-12 finds an example that no test runs as it is shown, by its line', () => {
    const tests = "test('a', () => {\n  one();\n});\n\ntest('b', () => {});\n";
    const example = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`;
    const good = example("test('a', () => {\n  one();\n});");
    expect(untestedExamples({ markdown: `# Testing\n${good}`, tests })).toEqual([]);
    const shell = '```sh\nnpm run qa -- clock show\n```\n';
    const markdown = `${good}\n${shell}${example("test('a', () => {\n  two();\n});")}`;
    expect(untestedExamples({ markdown, tests })).toEqual([10]);
  });
});
