import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';
import { inRoot } from '../steps/project.mjs';
import { BROKEN_TREES, SOUND_TREE } from './broken-trees.mjs';
import { cruiseTree } from './cruise-tree.mjs';

const made = [];

function plant(files) {
  const root = mkdtempSync(join(tmpdir(), 'tonalli-tree-'));
  made.push(root);
  symlinkSync(inRoot('node_modules'), join(root, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const topFolders = (files) => [...new Set(Object.keys(files).map((path) => path.split('/')[0]))];
const cruise = (files) => cruiseTree(plant(files), topFolders(files));

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

describe('boundaries', () => {
  it('has a tree that breaks each rule, and no rule without one', () => {
    expect(Object.keys(BROKEN_TREES).sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
  });

  it('says with each rule what to do instead', () => {
    for (const rule of rules.forbidden) expect(rule.comment.length, rule.name).toBeGreaterThan(60);
  });

  it.each(Object.entries(BROKEN_TREES))(
    'refuses a tree that breaks %s',
    async (name, { bad: [path, text], others }) => {
      const { modules, violations } = await cruise({ [path]: text, ...others });
      expect(modules).toContain(path);
      expect([...new Set(violations.map(({ rule }) => rule))]).toEqual([name]);
    },
  );

  it('finds an import of a workspace that no package.json names, and takes one that is named', async () => {
    const manifest = (name, rest = {}) => JSON.stringify({ name: `@tonalli/${name}`, ...rest });
    const tree = (rest) => ({
      'packages/contracts/package.json': manifest('contracts'),
      'packages/contracts/src/shape.ts': 'export interface Shape { value: number }\n',
      'packages/qa/package.json': manifest('qa', rest),
      'packages/qa/src/own.ts': "export type { Shape } from '../../contracts/src/shape';\n",
    });
    expect((await cruise(tree({}))).undeclared).toEqual([
      {
        from: 'packages/qa/src/own.ts',
        to: 'packages/contracts/src/shape.ts',
        manifest: 'packages/qa/package.json',
        name: '@tonalli/contracts',
      },
    ]);
    expect((await cruise(tree({ devDependencies: { '@tonalli/contracts': '0.1.0' } }))).undeclared).toEqual([]);
  });

  it('finds features of the platform that need each other, by a type alone and over a third, and says by which imports', async () => {
    const feature = (name) => `apps/mock-platform/src/features/${name}/index.ts`;
    const needs = (name) => `import type { Shape } from '../${name}/index';\nexport type Own = Shape;\n`;
    const shape = 'export interface Shape { value: number }\n';
    const ring = {
      [feature('play')]: needs('wallet'),
      [feature('wallet')]: shape,
      [feature('records')]: needs('play'),
    };
    expect((await cruise(ring)).circles).toEqual([]);
    const back = { 'apps/mock-platform/src/features/wallet/verb.ts': needs('records') };
    const { circles } = await cruise({ ...ring, ...back });
    expect(circles.map((imports) => imports.length)).toEqual([3, 3, 3]);
    expect(circles.flat()).toContain(`${Object.keys(back)[0]} -> ${feature('records')}`);
    const ofATest = { 'apps/mock-platform/src/features/wallet/verb.test.ts': needs('records') };
    expect((await cruise({ ...ring, ...ofATest })).circles).toEqual([]);
  });

  it('lets a sound tree pass, with every module of it read', async () => {
    const { modules, violations } = await cruise(SOUND_TREE);
    expect(violations).toEqual([]);
    for (const path of Object.keys(SOUND_TREE)) expect(modules).toContain(path);
  });
});
