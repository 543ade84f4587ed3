import { describe, expect, it } from 'vitest';
import { judge, readPlaywright, readVitest } from './reports.mjs';

const vitestReport = (...assertionResults) => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }],
});
const test = (title, more) => ({ ancestorTitles: ['money'], title, fullName: `money ${title}`, ...more });
const passed = test('adds', { status: 'passed', duration: 1_500 });
const titles = ({ failures }) => failures.map(({ title }) => title);

describe('judge', () => {
  it('DEV-02 counts passed tests, and names the failed and the skipped ones', () => {
    const failed = test('divides', { status: 'failed', failureMessages: ['\u001b[31mby zero\u001b[39m\nat x'] });
    const report = vitestReport(passed, failed, test('later', { status: 'skipped' }));
    const verdict = judge({ name: 'part', code: 1, report, read: readVitest });
    expect(verdict).toMatchObject({ name: 'part', passed: 1 });
    expect(verdict.failures).toEqual([
      { title: 'part: money divides', why: 'by zero', rerun: { file: 'a.test.ts', name: 'money > divides' } },
      { title: 'part: money later (skipped)', why: '', rerun: null },
    ]);
    expect(verdict.tests.map(({ seconds }) => seconds)).toEqual([1.5, 0, 0]);
  });

  it('DEV-02 counts a file that could not be loaded', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\n at x', assertionResults: [] };
    const report = { testResults: [...vitestReport(passed).testResults, broken] };
    const verdict = judge({ name: 'money', code: 1, report, read: readVitest });
    expect([verdict.passed, titles(verdict)]).toEqual([1, ['money: b.test.ts: Cannot find module']]);
  });

  it.each([
    ['a crash without a report', { code: 134, report: null }, 'money: the runner left no report (exit code 134)'],
    ['a run without tests', { code: 0, report: { testResults: [] } }, 'money: no test ran'],
    [
      'a runner that fails after its tests',
      { code: 1, report: vitestReport(passed) },
      'money: the runner failed (exit code 1)',
    ],
  ])('DEV-02 counts %s as a failure', (_, run, failure) => {
    expect(titles(judge({ name: 'money', read: readVitest, ...run }))).toEqual([failure]);
  });

  it('DEV-02 names what was thrown outside of every test, which lets the part be tried again as a whole', () => {
    const unhandled = [{ message: 'ReferenceError: window is not defined', at: 'at tick (clock.ts:3:1)' }];
    const verdict = judge({ name: 'web', code: 1, report: vitestReport(passed), read: readVitest, unhandled });
    expect(verdict.failures).toEqual([
      {
        title: 'web: outside of tests: ReferenceError: window is not defined',
        why: 'at tick (clock.ts:3:1)',
        rerun: { whole: true },
      },
    ]);
  });

  it('DEV-02 reads the report of the browser tests, with what failed in them and where', () => {
    const spec = (title, status, message) => ({
      title,
      file: 'wallet.spec.ts',
      line: 7,
      tests: [{ status, projectName: '', results: [{ duration: 2_000, ...(message && { error: { message } }) }] }],
    });
    const report = {
      errors: [{ message: 'http://localhost:4310 is already used\nmore' }],
      suites: [
        {
          title: 'wallet.spec.ts',
          specs: [spec('shows', 'expected')],
          suites: [{ title: 'phone', specs: [spec('pays', 'unexpected', 'no button'), spec('waits', 'skipped')] }],
        },
      ],
    };
    const verdict = judge({ name: 'browser', code: 1, report, read: readPlaywright });
    expect(verdict.passed).toBe(1);
    expect(verdict.failures).toEqual([
      {
        title: 'browser: wallet.spec.ts > phone > pays',
        why: 'no button',
        rerun: { file: 'wallet.spec.ts', line: 7, project: '' },
      },
      { title: 'browser: wallet.spec.ts > phone > waits (skipped)', why: '', rerun: null },
      { title: 'browser: http://localhost:4310 is already used', why: '', rerun: null },
    ]);
  });
});
