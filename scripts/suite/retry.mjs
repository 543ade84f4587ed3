import { existsSync, rmSync } from 'node:fs';
import { run } from '../steps/processes.mjs';
import { inRoot, PROJECT_NODE, readJson, toolEnvironment } from '../steps/project.mjs';
import { bold } from '../steps/terminal.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

/** With more failures than this none is retried: that many are no coincidence. */
const MOST_FLAKY = 3;

/**
 * The failures to retry: few, and all of parts that run servers or browsers, whose timing may vary. What such a part threw outside
 * of every test has the whole part run again.
 */
export function retryable(verdicts) {
  const failures = verdicts.flatMap(({ failures: ofPart, ...part }) => ofPart.map((failure) => ({ ...failure, part })));
  const mayBeChance = failures.every(({ rerun, part }) => rerun !== null && part.joined);
  return mayBeChance && failures.length <= MOST_FLAKY ? failures : [];
}

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** How a failed test is run alone, with a trace kept where there is a browser. */
export function commandFor({ part, rerun }, number) {
  const kept = `test-results/again-${number}`;
  if (part.folder === 'e2e') {
    const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
    const which = [`${rerun.file}:${rerun.line}`, ...(rerun.project ? [`--project=${rerun.project}`] : [])];
    const how = ['--workers=1', '--trace=on', `--output=${kept}`, '--reporter=list,json'];
    const report = inRoot(part.folder, `${kept}.json`);
    return {
      args: [cli, 'test', ...which, ...how],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      report,
      read: readPlaywright,
    };
  }
  const cli = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const report = inRoot(part.folder, `${kept}.json`);
  const how = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const which = rerun.whole ? [] : [rerun.file, '-t', `^${escaped(rerun.name)}$`];
  return {
    args: [cli, 'run', ...which, ...how],
    env: {},
    report,
    read: readVitest,
  };
}

/** Whether a failed test passes alone. */
async function passesAlone(failure, { number, env }) {
  const { args, env: own, report, read } = commandFor(failure, number);
  rmSync(report, { force: true });
  const code = await run(PROJECT_NODE, args, {
    cwd: inRoot(failure.part.folder),
    env: toolEnvironment({ CI: '1', ...env, ...own }),
  });
  if (code !== 0 || !existsSync(report)) return false;
  return failure.rerun.whole || hasPassed(failure, read(readJson(report)));
}

/** Whether a report holds the test of a failure, and says of it that it passed. */
export function hasPassed({ title, part }, { tests }) {
  const same = tests.filter((test) => `${part.name}: ${test.title}` === title);
  return same.length > 0 && same.every(({ passed }) => passed);
}

/** Runs each failure once more; those that pass are flaky, and no longer failures of their part. */
export async function retry(verdicts, env) {
  const flaky = [];
  for (const [number, failure] of retryable(verdicts).entries()) {
    process.stdout.write(`\n${bold('Once more, alone:')} ${failure.title}\n`);
    if (await passesAlone(failure, { number: number + 1, env })) flaky.push(failure.title);
  }
  return withFlaky(verdicts, flaky);
}

/** The verdicts once the flaky tests count as passed, each with those of its own. */
export const withFlaky = (verdicts, flaky) =>
  verdicts.map((verdict) => {
    const chance = verdict.failures.filter(({ title }) => flaky.includes(title));
    const failures = verdict.failures.filter((failure) => !chance.includes(failure));
    return { ...verdict, failures, flaky: chance, passed: verdict.passed + chance.length };
  });
