import { describe, expect, it } from 'vitest';
import { isAllowed, licenceProblems } from './licences.mjs';
import { lockFileProblems } from './lock-file.mjs';
import { reasonProblems, reasonsOf } from './reasons.mjs';

const integrity = 'sha512-x';

describe('lockFileProblems', () => {
  it('finds an optional package that has no entry of its version, and accepts one that has', () => {
    const packages = {
      '': {},
      'node_modules/fast': { integrity, optionalDependencies: { 'fast-linux': '1.0.0', 'fast-mac': '1.0.0' } },
      'node_modules/fast-linux': { version: '1.0.0', integrity, optional: true },
      'node_modules/fast-mac': { version: '0.9.0', integrity, optional: true },
    };
    expect(lockFileProblems({ packages })).toEqual(['node_modules/fast may need fast-mac 1.0.0, which has no entry']);
    packages['node_modules/fast/node_modules/fast-mac'] = { version: '1.0.0', integrity, optional: true };
    expect(lockFileProblems({ packages })).toEqual([]);
  });

  it('searches from the folder of a workspace up to the root', () => {
    const packages = {
      '': {},
      'packages/ui': {},
      'packages/ui/node_modules/@a/b': { integrity, optionalDependencies: { c: '1' } },
      'packages/ui/node_modules/c': { integrity },
    };
    expect(lockFileProblems({ packages })).toEqual([]);
  });

  it('finds an entry that names a host or has no integrity', () => {
    const packages = {
      'node_modules/a': { integrity, resolved: 'https://mirror.example/a.tgz' },
      'node_modules/b': {},
    };
    expect(lockFileProblems({ packages })).toEqual([
      'node_modules/a names the host it came from',
      'node_modules/b has no integrity',
    ]);
  });
});

describe('licenceProblems', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0', false],
    ['MPL-2.0', false],
    [undefined, false],
  ])('judges %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  it('reports what the apps ship, through packages of ours and of others, and exceptions that fit nothing any more', () => {
    const packages = {
      'apps/web': { dependencies: { ours: '1' }, devDependencies: { tool: '1' } },
      'node_modules/ours': { link: true, resolved: 'packages/ours' },
      'packages/ours': { dependencies: { font: '1' }, optionalDependencies: { native: '1' } },
      'node_modules/font': { license: 'OFL-1.1' },
      'node_modules/native': { license: 'MIT', dependencies: { odd: '1' } },
      'node_modules/native/node_modules/odd': { license: 'MPL-2.0' },
      'node_modules/odd': { license: 'MIT' },
      'node_modules/tool': { license: 'MPL-2.0' },
    };
    const exceptions = { font: 'OFL-1.1', gone: 'X' };
    const found = licenceProblems({
      lock: { packages },
      workspaces: ['apps/web'],
      licenceOf: () => undefined,
      exceptions,
    });
    expect(found).toEqual([
      'odd (node_modules/native/node_modules/odd) has the licence MPL-2.0',
      'the exception for gone fits no package any more',
    ]);
  });
});

describe('reasonProblems', () => {
  it('finds a package without a line, a line that says nothing, and one whose package is gone', () => {
    const reasons = reasonsOf(
      '| `a` | Parses what crosses a boundary. |\n| `b` | Good. |\n| `c` | Was needed for something once. |',
    );
    expect(reasonProblems({ names: ['a', 'b', 'd'], reasons })).toEqual([
      'd has no line',
      'b says too little',
      'c is used no more',
    ]);
  });
});
