import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../steps/processes.mjs';
import { inRoot, PROJECT_NODE, ROOT, readJson } from '../steps/project.mjs';
import { filesOf } from './files.mjs';
import { spellings } from './names.mjs';
import { registersOf } from './registers.mjs';

const NOT_COPIED = /(^|\/)(node_modules|dist|\.git|\.data|\.turbo|coverage|test-results|playwright-report)$/;
const LIMIT_MS = 240_000;
const link = (target, path) => symlinkSync(target, path, 'junction');

/** The project without what was installed; packages are linked, our own ones to the copy. */
function copyProject() {
  const copy = join(mkdtempSync(join(tmpdir(), 'tonalli copy ')), 'tonalli');
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(ROOT.length)) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@tonalli'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@tonalli' && !name.startsWith('.vite')) link(inRoot('node_modules', name), join(modules, name));
  }
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(inRoot(group))) {
      link(join(copy, group, name), join(modules, '@tonalli', name));
      const own = inRoot(group, name, 'node_modules');
      if (existsSync(own)) link(own, join(copy, group, name, 'node_modules'));
    }
  }
  return copy;
}

/** The files of others that name a new feature. */
const CHANGED = [...Object.keys(registersOf(spellings('gift-cards'))), 'apps/web/src/app/route-tree.gen.ts'];

/** Its own tests, its migration included, and those that go over all features; where these are many, what they say of it. */
const TESTS = [
  ['apps/mock-platform', ['src/features/gift-cards/', 'src/access.test.ts']],
  ['packages/contracts', ['src/endpoints.test.ts'], 'listGiftCards|builds each call'],
  ['packages/i18n', ['src/locales.test.ts'], 'gift-cards'],
  [
    'packages/test-stack',
    ['src/feature-map.test.ts', 'src/authorisation/matrix.test.ts'],
    'gift-cards|giftCards|every procedure has a row',
  ],
];

/** What tests the platform's files hold, all of which have to run. */
const OF_PLATFORM =
  'lists the entries|takes the token|opens nothing else|said of every endpoint|refuses whom it has to';

/** All of them in one process, set as their workspaces are: most of their cost is to read and start the platform. */
const CONFIG = `import { defineConfig } from 'vitest/config';
import { nodeTests } from './vitest.shared';

const setupFiles = [...nodeTests.test.setupFiles, './apps/mock-platform/src/testing/refuse-whole-reads.ts'];
const include = ['{apps,packages}/*/src/**/*.test.ts'];
export default defineConfig({ test: { ...nodeTests.test, setupFiles, include, isolate: false, maxWorkers: 1 } });
`;

describe('new:feature', () => {
  let copy;
  const inCopy = (folder, ...args) => capture(PROJECT_NODE, args, { cwd: join(copy, folder), limitMs: LIMIT_MS });
  const generate = (...args) => inCopy('.', join(copy, 'scripts', 'new-feature.mjs'), ...args);

  beforeAll(async () => {
    copy = copyProject();
    const { code, output } = await generate('gift-cards', '--es', 'Tarjetas de regalo', '--en', 'Gift cards');
    expect(output, 'the generator itself').toContain('gift-cards');
    expect(code).toBe(0);
  }, LIMIT_MS);

  afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

  it.each(['tsconfig.servers.json', 'packages/i18n', 'apps/web', 'e2e'])(
    'DEV-01 makes a feature whose types hold in %s',
    async (program) => {
      const tsc = join(copy, 'node_modules/typescript/bin/tsc');
      // Several checkers each work out what they have in common: on few processors that is most of their work.
      const { code, output } = await inCopy('.', tsc, '--noEmit', '--singleThreaded', '-p', program);
      expect(output).toBe('');
      expect(code).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'DEV-01 makes files that lint, boundaries and source rules accept',
    async () => {
      const added = Object.keys(filesOf(spellings('gift-cards'), { es: '', en: '' }));
      const files = added.filter((path) => !path.endsWith('.md'));
      const biome = join(copy, 'node_modules/@biomejs/biome/bin/biome');
      const lint = await inCopy(
        '.',
        biome,
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        ...files,
        'apps/gateway/src/root.ts',
      );
      expect(lint.output).toContain('No fixes applied');
      // Only what is new or was changed can import the feature, or be imported by it; the rest imports what it did before.
      const modules = [...files, ...CHANGED].filter((path) => /\.tsx?$/.test(path));
      for (const check of [
        ['check-boundaries.mjs', ...modules],
        ['check-source.mjs', ...added],
        ['check-locales.mjs'],
      ]) {
        const { output } = await inCopy('.', join(copy, 'scripts', check[0]), ...check.slice(1));
        expect(output).toMatch(/[✓✗]/);
        expect(output).not.toMatch(/gift-cards|giftCards/);
      }
    },
    LIMIT_MS,
  );

  describe('tests', () => {
    let run;

    beforeAll(async () => {
      writeFileSync(join(copy, 'vitest.feature.config.ts'), CONFIG);
      const report = join(copy, 'test-results', 'feature.json');
      const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
      const paths = TESTS.flatMap(([folder, tests]) => tests.map((path) => `${folder}/${path}`));
      const names = [OF_PLATFORM, ...TESTS.flatMap(([, , wanted]) => wanted ?? [])].join('|');
      const how = ['--config', 'vitest.feature.config.ts', '--reporter=json', `--outputFile.json=${report}`];
      const { code, output } = await inCopy('.', vitest, 'run', ...paths, '-t', names, ...how);
      run = { code, output, files: existsSync(report) ? readJson(report).testResults : [] };
    }, LIMIT_MS);

    it.each(TESTS)('DEV-01 makes a feature that passes the tests in %s as it is', (folder, tests, names) => {
      for (const path of tests) {
        const files = run.files.filter(({ name }) => name.includes(`/${folder}/${path}`));
        expect(files, run.output).toHaveLength(1);
        const outcomes = new Set(files[0].assertionResults.map(({ status }) => status));
        // What was not asked for counts as skipped.
        if (names) outcomes.delete('skipped');
        expect([path, files[0].status, ...outcomes]).toEqual([path, 'passed', 'passed']);
      }
      expect(run.code, run.output).toBe(0);
    });
  });

  it('DEV-01 puts the feature on every list', () => {
    const text = (path) => readFileSync(join(copy, path), 'utf8');
    expect(text('packages/contracts/src/features.ts')).toMatch(/'gift-cards',/);
    expect(text('apps/gateway/src/root.ts')).toMatch(/giftCards: giftCardsRouter,/);
    expect(text('packages/contracts/src/endpoints.ts')).toMatch(/endpointsOf\(giftCards\)/);
    expect(text('apps/mock-platform/src/features.ts')).toMatch(/const FEATURES[^;]*\bgiftCards\b/);
  });

  it('DEV-01 refuses a feature that exists, and changes nothing', async () => {
    const before = readFileSync(join(copy, 'packages/contracts/src/features.ts'), 'utf8');
    const { code, output } = await generate('gift-cards');
    expect(code).toBe(1);
    expect(output).toContain('exists already');
    expect(readFileSync(join(copy, 'packages/contracts/src/features.ts'), 'utf8')).toBe(before);
  });
});

describe('names', () => {
  it.each(['Gifts', 'gift_cards', '-gifts', 'gifts/../x', 'common', '', 'a'.repeat(31)])('refuses "%s"', (name) => {
    expect(() => spellings(name)).toThrow('cannot be the name of a feature');
  });

  it('spells a name as each tree needs it', () => {
    expect(spellings('gift-cards')).toMatchObject({ camel: 'giftCards', pascal: 'GiftCards', snake: 'gift_cards' });
  });
});
