import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner reported of one test.
 * @typedef {{ title: string, passed: boolean, seconds: number, why: string, rerun: object | null }} TestResult
 */

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

const plain = (text) => stripVTControlCharacters(text ?? '');

/** How to run again what no test of a part stands for: the part as a whole. */
export const WHOLE = { whole: true };

/** Reads vitest's JSON report. A skipped test counts as failed: it proves nothing. */
export function readVitest(report) {
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, ancestorTitles, title, status, duration, failureMessages }) => ({
      title: ['passed', 'failed'].includes(status) ? fullName : `${fullName} (${status})`,
      passed: status === 'passed',
      seconds: (duration ?? 0) / 1000,
      why: firstLine(plain(failureMessages?.[0])),
      // As `vitest -t` compares it.
      rerun: status === 'failed' ? { file, name: [...ancestorTitles, title].join(' > ') } : null,
    })),
  );
  const silent = ({ status, assertionResults }) =>
    assertionResults.length === 0 ||
    (status === 'failed' && assertionResults.every((test) => test.status === 'passed'));
  const troubles = report.testResults
    .filter(silent)
    .map(({ name, message }) => `${name}: ${firstLine(message) || 'ran no test'}`);
  return { tests, troubles };
}

/** Reads Playwright's JSON report. A flaky or skipped test counts as failed. */
export function readPlaywright(report) {
  const tests = [];
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) tests.push(...spec.tests.map((test) => browserTest(spec, test, titles)));
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites ?? []) visit(suite, [suite.title]);
  const troubles = (report.errors ?? []).map(({ message }) => firstLine(plain(message)) || 'the runner failed');
  return { tests, troubles };
}

function browserTest({ title, file, line }, { status, projectName, results = [] }, titles) {
  const name = [...titles, title, projectName && `[${projectName}]`].filter(Boolean).join(' > ');
  const known = ['expected', 'unexpected'].includes(status);
  return {
    title: known ? name : `${name} (${status})`,
    passed: status === 'expected',
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    why: firstLine(plain(results.findLast(({ error }) => error)?.error.message)),
    rerun: status === 'unexpected' ? { file, line, project: projectName } : null,
  };
}

/**
 * What came of one part, its own failures included: an error that no test caught, a runner that ended badly without naming
 * a failed test, left no report, or ran nothing, is one failure each. `unhandled` is what was thrown outside of tests.
 */
export function judge({ name, code, report, read, unhandled = [] }) {
  const { tests, troubles } = report ? read(report) : { tests: [], troubles: [] };
  const failed = tests.filter(({ passed }) => !passed);
  const failures = [
    ...failed.map(({ title, why, rerun }) => ({ title: `${name}: ${title}`, why, rerun })),
    ...troubles.map((trouble) => ({ title: `${name}: ${trouble}`, why: '', rerun: null })),
    ...unhandled.map(({ message, at }) => ({ title: `${name}: outside of tests: ${message}`, why: at, rerun: WHOLE })),
  ];
  const silent = silence({ code, report, tests, failures });
  if (silent) failures.push({ title: `${name}: ${silent}`, why: '', rerun: null });
  return { name, passed: tests.length - failed.length, failures, tests };
}

function silence({ code, report, tests, failures }) {
  if (!report) return `the runner left no report (exit code ${code})`;
  if (failures.length > 0) return null;
  if (tests.length === 0) return 'no test ran';
  return code === 0 ? null : `the runner failed (exit code ${code})`;
}
