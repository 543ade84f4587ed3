import { describe, expect, it } from 'vitest';
import { addUp, judge, readPlaywright, readVitest } from './tally.mjs';

const vitestReport = (...assertionResults) => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }],
});
const passed = { status: 'passed', fullName: 'adds' };

describe('judge', () => {
  it('DEV-01 counts passed tests, and names the failed and the skipped ones', () => {
    const report = vitestReport(
      passed,
      { status: 'failed', fullName: 'divides' },
      { status: 'skipped', fullName: 'later' },
    );
    expect(judge({ name: 'money', code: 1, report, read: readVitest })).toEqual({
      passed: 1,
      failures: ['money: divides', 'money: later (skipped)'],
    });
  });

  it('DEV-01 counts a file that could not be loaded', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\n at x', assertionResults: [] };
    const report = { testResults: [...vitestReport(passed).testResults, broken] };
    expect(judge({ name: 'money', code: 1, report, read: readVitest })).toEqual({
      passed: 1,
      failures: ['money: b.test.ts: Cannot find module'],
    });
  });

  it.each([
    ['a crash without a report', { code: 134, report: null }, 'money: the runner left no report (exit code 134)'],
    ['a run without tests', { code: 0, report: { testResults: [] } }, 'money: no test ran'],
    [
      'a runner that fails after its tests',
      { code: 1, report: vitestReport(passed) },
      'money: the runner failed (exit code 1)',
    ],
  ])('DEV-01 counts %s as a failure', (_, run, failure) => {
    expect(judge({ name: 'money', read: readVitest, ...run }).failures).toEqual([failure]);
  });

  it('DEV-01 reads the report of the browser tests, flaky ones as failed', () => {
    const spec = (title, status) => ({ title, tests: [{ status, projectName: '' }] });
    const report = {
      errors: [{ message: 'the server did not start\nmore' }],
      suites: [
        {
          title: 'wallet.spec.ts',
          specs: [spec('shows', 'expected')],
          suites: [{ title: 'phone', specs: [spec('pays', 'flaky')] }],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failures: ['wallet.spec.ts > phone > pays (flaky)', 'the server did not start'],
    });
  });

  it('adds up', () => {
    const sum = addUp([
      { passed: 2, failures: ['a'] },
      { passed: 3, failures: [] },
    ]);
    expect(sum).toEqual({ passed: 5, failures: ['a'] });
  });
});
