import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { onInterrupt, requireNpm } from './steps/processes.mjs';
import { inRoot } from './steps/project.mjs';
import { findRedisServer } from './steps/redis.mjs';
import { bold, explain, step } from './steps/terminal.mjs';
import { browserLine } from './suite/browser-version.mjs';
import { browserPart, unitParts } from './suite/parts.mjs';
import { retry } from './suite/retry.mjs';
import { runParts } from './suite/run-parts.mjs';
import { printSummary } from './suite/summary.mjs';

/** In CI everything runs, whatever an earlier run kept, and what fails by chance may try once more. */
const inCi = Boolean(process.env.CI);

const failed = (name, why) => ({
  name,
  passed: 0,
  tests: [],
  seconds: 0,
  failures: [{ title: `${name}: ${why}`, why: '', rerun: null }],
});

/** Runs some parts, and turns whatever goes wrong before they run into a failure, so that the others still run. */
async function some(name, work) {
  process.stdout.write(`\n${bold(`── ${name}`)}\n`);
  try {
    return await work();
  } catch (error) {
    explain(error);
    return [failed(name, error.message.split('\n')[0])];
  }
}

async function findBrowser() {
  const path = await step('Finding a Chromium', () => findChromium());
  process.stdout.write(`  ${await browserLine(path)}\n`);
  return path;
}

async function runBrowser(chromium) {
  await build();
  const part = browserPart();
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: part.report };
  return runParts([part], { args: ['--reporter=list,json'], env, fresh: inCi });
}

async function runAll() {
  requireNode();
  await requireNpm();
  await ensureInstalled();
  const found = await findBrowser().catch((error) => error);
  const redis = await step('Finding a Redis server', () => findRedisServer()).catch((error) => error);
  const browser = () => (found instanceof Error ? Promise.reject(found) : runBrowser(found));
  const json = ['--reporter=json', '--outputFile.json=test-results/report.json'];
  const reporters = [
    '--reporter=default',
    ...json,
    `--reporter=${inRoot('scripts', 'suite', 'unhandled-reporter.mjs')}`,
  ];
  const env = typeof redis === 'string' ? { REDIS_SERVER_PATH: redis } : {};
  const verdicts = [
    ...(redis instanceof Error ? await some('Redis', () => Promise.reject(redis)) : []),
    ...(await some('unit and joined tests', () => runParts(unitParts(), { args: reporters, env, fresh: inCi }))),
    ...(await some('browser', browser)),
  ];
  const again = { ...env, ...(typeof found === 'string' ? { CHROMIUM_PATH: found } : {}) };
  return inCi ? retry(verdicts, again) : verdicts;
}

onInterrupt(() => process.exit(130));

runAll()
  .catch((error) => {
    explain(error);
    return [failed('npm test', error.message)];
  })
  .then((verdicts) => {
    process.exitCode = printSummary(verdicts);
  });
