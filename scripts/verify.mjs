import { availableParallelism } from 'node:os';
import { TURBO } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { capture } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE } from './steps/project.mjs';
import { bold, dim, explain, green, red, seconds } from './steps/terminal.mjs';

const script = (name) => [inRoot('scripts', name)];

/** So many at a time: more of them would only take turns, and memory. */
const AT_A_TIME = Math.max(2, availableParallelism());

/** Workspaces by themselves, but for those whose programs would each hold the same sources. */
const TYPES = ['typecheck', 'typecheck:servers', 'typecheck:drivers'];

/** Everything that can be known without running the product: no browser, no network, no database. The longest come first. */
const CHECKS = [
  {
    name: 'types',
    args: [TURBO, 'run', ...TYPES, '--output-logs=errors-only', '--log-order=grouped', '--continue=always'],
    instead: 'npm run typecheck',
  },
  {
    name: 'lint',
    args: [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    instead: 'npm run format mends what can be mended by itself',
  },
  { name: 'boundaries', args: script('check-boundaries.mjs'), instead: 'npm run boundaries' },
  {
    name: 'unused code',
    args: [inRoot('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress'],
    instead: 'delete what nothing uses, or use it; entry points are listed in knip.json',
  },
  { name: 'source rules', args: script('check-source.mjs'), instead: 'node scripts/check-source.mjs' },
  {
    name: 'tooling types',
    args: [
      inRoot('node_modules', 'typescript', 'bin', 'tsc'),
      '--noEmit',
      '--singleThreaded',
      '-p',
      'scripts/tsconfig.json',
    ],
    instead: 'npx tsc --noEmit -p scripts/tsconfig.json',
  },
  { name: 'locales', args: script('check-locales.mjs'), instead: 'node scripts/check-locales.mjs' },
  { name: 'packages', args: script('check-packages.mjs'), instead: 'node scripts/check-packages.mjs' },
  { name: 'documents', args: script('check-docs.mjs'), instead: 'node scripts/check-docs.mjs' },
];

async function check({ name, args, instead }) {
  const since = Date.now();
  const { code, output } = await capture(PROJECT_NODE, args);
  const tookMs = Date.now() - since;
  process.stdout.write(`${code === 0 ? green('✓') : red('✗')} ${name.padEnd(14)} ${dim(seconds(since))}\n`);
  return { name, ok: code === 0, output, instead, tookMs };
}

async function checkAll() {
  const waiting = CHECKS.values();
  const results = [];
  const lane = async () => {
    for (const next of waiting) results.push(await check(next));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return results;
}

async function verify() {
  requireNode();
  await ensureInstalled();
  const since = Date.now();
  const results = await checkAll();
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, output, instead } of failed) {
    process.stdout.write(`\n${red(bold(`── ${name} `))}${dim(`(again: ${instead})`)}\n${output.trimEnd()}\n`);
  }
  const names = failed.map(({ name }) => name).join(', ');
  const verdict =
    failed.length === 0 ? green('All checks passed') : red(`${failed.length} of ${results.length} failed: ${names}`);
  const longest = results.toSorted((one, other) => other.tookMs - one.tookMs);
  const each = longest.map(({ name, tookMs }) => `${name} ${(tookMs / 1000).toFixed(1)}`).join(', ');
  process.stdout.write(`\n${verdict} ${dim(`${seconds(since)} (${each})`)}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

verify().catch(explain);
