/** What one runner reported: how many tests passed, and the title of every one that did not. */
export const emptyTally = () => ({ passed: 0, failures: [] });

export function addUp(tallies) {
  const total = emptyTally();
  for (const { passed, failures } of tallies) {
    total.passed += passed;
    total.failures.push(...failures);
  }
  return total;
}

/** Reads vitest's JSON report. A skipped test counts as failed: it proves nothing. */
export function readVitest(report) {
  const tally = emptyTally();
  for (const file of report.testResults) {
    const unfinished = file.assertionResults.filter((test) => test.status !== 'passed');
    tally.passed += file.assertionResults.length - unfinished.length;
    for (const test of unfinished) {
      tally.failures.push(test.status === 'failed' ? test.fullName : `${test.fullName} (${test.status})`);
    }
    const silent = file.assertionResults.length === 0 || (file.status === 'failed' && unfinished.length === 0);
    if (silent) tally.failures.push(`${file.name}: ${firstLine(file.message) || 'ran no test'}`);
  }
  return tally;
}

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

/** Reads Playwright's JSON report. A flaky or skipped test counts as failed. */
export function readPlaywright(report) {
  const tally = emptyTally();
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const title = [...titles, spec.title, test.projectName && `[${test.projectName}]`].filter(Boolean).join(' > ');
        if (test.status === 'expected') tally.passed += 1;
        else tally.failures.push(test.status === 'unexpected' ? title : `${title} (${test.status})`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites ?? []) visit(suite, [suite.title]);
  for (const error of report.errors ?? []) tally.failures.push(firstLine(error.message) || 'the runner failed');
  return tally;
}

/**
 * The tally of one run, its own failures included: a runner that ended badly without naming a
 * failed test, left no report, or ran nothing, is one failure.
 */
export function judge({ name, code, report, read }) {
  const tally = report ? read(report) : emptyTally();
  const failures = tally.failures.map((title) => `${name}: ${title}`);
  if (!report) failures.push(`${name}: the runner left no report (exit code ${code})`);
  else if (tally.passed === 0 && failures.length === 0) failures.push(`${name}: no test ran`);
  else if (code !== 0 && failures.length === 0) failures.push(`${name}: the runner failed (exit code ${code})`);
  return { passed: tally.passed, failures };
}
