import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../steps/project.mjs';
import { commandFor, hasPassed, retry, retryable, withFlaky } from './retry.mjs';

const browser = { name: 'browser', folder: 'e2e', joined: true };
const joined = { name: 'packages/test-stack', folder: 'packages/test-stack', joined: true };
const unit = { name: 'apps/web', folder: 'apps/web', joined: false };
const rerun = { file: 'a.spec.ts', line: 3, project: '' };
const failure = (title, more = {}) => ({ title, why: 'late', rerun, ...more });
const verdict = (part, ...failures) => ({ ...part, passed: 5, tests: [], failures });

/** Works in a folder that vitest can run these files in. */
async function inFolder(files, work) {
  mkdirSync(inRoot('test-results'), { recursive: true });
  const folder = mkdtempSync(join(inRoot('test-results'), 'again-'));
  const all = { ...files, 'vitest.config.mjs': 'export default {};\n' };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return await work(relative(inRoot(), folder)).finally(() => rmSync(folder, { recursive: true }));
}

describe('a failure that may be chance', () => {
  it.each([
    ['three of the browser', [verdict(browser, failure('a'), failure('b'), failure('c'))], 3],
    ['four, which are no chance', [verdict(browser, failure('a'), failure('b'), failure('c'), failure('d'))], 0],
    ['one beside a failed unit test', [verdict(browser, failure('a')), verdict(unit, failure('b'))], 0],
    ['a joined part that threw outside of its tests', [verdict(joined, failure('a', { rerun: { whole: true } }))], 1],
    ['a unit part that threw outside of its tests', [verdict(unit, failure('a', { rerun: { whole: true } }))], 0],
    ['a runner that crashed', [verdict(browser, failure('a', { rerun: null }))], 0],
    ['none', [verdict(browser), verdict(unit)], 0],
  ])('DEV-02 is tried once more: %s', (_, verdicts, count) => {
    expect(retryable(verdicts)).toHaveLength(count);
  });

  it('DEV-02 runs alone, a browser test with a trace that is kept', () => {
    const { args, report } = commandFor({ title: 'a', rerun, part: browser }, 2);
    expect(args).toEqual(expect.arrayContaining(['a.spec.ts:3', '--workers=1', '--trace=on']));
    expect(args).toContain('--output=test-results/again-2');
    expect(report).toMatch(/e2e[\\/]test-results[\\/]again-2\.json$/);
  });

  it('DEV-02 runs a joined test by its whole name, whatever signs stand in it', () => {
    const failed = { title: 'a', rerun: { file: 'a.test.ts', name: 'pays (1.5) [x]' }, part: joined };
    const { args } = commandFor(failed, 1);
    const pattern = new RegExp(args[args.indexOf('-t') + 1]);
    expect(['pays (1.5) [x]', 'pays (1.5) [x] twice', 'pays (125) [x]'].map((name) => pattern.test(name))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('DEV-02 is found again by the runner, though it stands in a group and its title is cut short', async () => {
    const group = `import { describe, expect, it } from 'vitest';
describe('pays (1.5)', () => {
  it.each([{ what: 'a withdrawal of all that there is, at once' }])('once: $what', () => {});
  it('twice', () => expect.fail('late'));
});\n`;
    const failed = (title) => ({
      title: `part: pays (1.5) ${title}`,
      rerun: { file: 'group.test.mjs', name: `pays (1.5) > ${title}` },
    });
    const titles = ['once: a withdrawal of all that there is, at o…', 'twice'];
    const [{ failures, flaky }] = await inFolder({ 'group.test.mjs': group }, (folder) =>
      retry([verdict({ name: 'part', folder, joined: true }, ...titles.map(failed))], {}),
    );
    expect([flaky, failures].map((tests) => tests.map(({ title }) => title))).toEqual(
      titles.map((title) => [`part: pays (1.5) ${title}`]),
    );
  });

  it.each([
    ['throws once, as it ends', "test('once', () => expect(true).toBe(true))", true],
    ['throws again', "test('again', () => void Promise.reject(new Error('late')))", false],
  ])('DEV-02 runs a part once more that %s', async (_, line, passes) => {
    const again = await inFolder({ 'late.test.mjs': `import { expect, test } from 'vitest';\n${line};\n` }, (folder) =>
      retry([verdict({ name: 'part', folder, joined: true }, failure('part: late', { rerun: { whole: true } }))], {}),
    );
    expect(again[0].failures.map(({ title }) => title)).toEqual(passes ? [] : ['part: late']);
  });

  it.each([
    ['that passes', [{ title: 'a', passed: true }], true],
    ['that fails again', [{ title: 'a', passed: false }], false],
    [
      'of whose cases one fails',
      [
        { title: 'a', passed: true },
        { title: 'a', passed: false },
      ],
      false,
    ],
    [
      'that did not run',
      [
        { title: 'a (skipped)', passed: false },
        { title: 'b', passed: true },
      ],
      false,
    ],
  ])('DEV-02 tells a test %s', (_, tests, passes) => {
    expect(hasPassed({ title: 'browser: a', part: browser }, { tests })).toBe(passes);
  });

  it('DEV-02 counts as passed and stays listed with its first failure, and what fails twice stays failed', () => {
    const [flaky] = withFlaky([verdict(browser, failure('a'), failure('b'))], ['a']);
    expect(flaky).toMatchObject({ passed: 6, failures: [{ title: 'b' }], flaky: [{ title: 'a', why: 'late' }] });
  });
});
