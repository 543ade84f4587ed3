import { bold, dim, green, red, yellow } from '../steps/terminal.mjs';

const SLOWEST = 10;

const row = (name, tests, seconds) => `  ${name.padEnd(24)}${String(tests).padStart(6)}${seconds.padStart(12)}\n`;

/** A line for each part: its tests, and how long they took, or that they were kept from an earlier run. */
export function timesOf(verdicts) {
  const lines = verdicts.map(({ name, tests, seconds, kept }) =>
    row(name, tests.length, kept ? 'kept' : `${seconds.toFixed(1)} s`),
  );
  return row('part', 'tests', 'time') + lines.join('');
}

/** The tests that took longest, the longest first. */
export function slowestOf(verdicts) {
  const all = verdicts.flatMap(({ name, tests }) =>
    tests.map((test) => ({ ...test, title: `${name}: ${test.title}` })),
  );
  const slowest = all.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return slowest.map(({ title, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${title}\n`).join('');
}

const named = (mark, failures) =>
  failures.map(({ title, why }) => `  ${mark} ${title}\n${why ? `      ${dim(why)}\n` : ''}`).join('');

/** All that is said once every part has run; the last line is `N passed, N failed`. Answers the exit code. */
export function printSummary(verdicts, write = (text) => process.stdout.write(text)) {
  const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
  const failures = verdicts.flatMap((verdict) => verdict.failures);
  const flaky = verdicts.flatMap((verdict) => verdict.flaky ?? []);
  write(`\n${bold('Time of each part')}\n${timesOf(verdicts)}`);
  write(`\n${bold('The ten dearest tests')}\n${slowestOf(verdicts)}`);
  if (failures.length > 0) write(`\n${red(bold('Failed'))}\n${named(red('✗'), failures)}`);
  if (flaky.length > 0) {
    write(`\n${yellow(bold('flaky'))} ${dim('(failed, and passed once more alone: a fault to find)')}\n`);
    write(named(yellow('~'), flaky));
  }
  const line = `${passed} passed, ${failures.length} failed`;
  write(`\n${failures.length === 0 ? green(line) : red(line)}\n`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}
