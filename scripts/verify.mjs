import { TURBO } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { capture } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE } from './steps/project.mjs';
import { bold, dim, explain, green, red, seconds } from './steps/terminal.mjs';

const script = (name) => [inRoot('scripts', name)];

/** Everything that can be known without running the product: no browser, no network, no database. */
const CHECKS = [
  {
    name: 'types',
    args: [TURBO, 'run', 'typecheck', '--output-logs=errors-only', '--log-order=grouped'],
    instead: 'npm run typecheck',
  },
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
  {
    name: 'lint',
    args: [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    instead: 'npm run format mends what can be mended by itself',
  },
  { name: 'boundaries', args: script('check-boundaries.mjs'), instead: 'npm run boundaries' },
  { name: 'source rules', args: script('check-source.mjs'), instead: 'node scripts/check-source.mjs' },
  {
    name: 'unused code',
    args: [inRoot('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress'],
    instead: 'delete what nothing uses, or use it; entry points are listed in knip.json',
  },
  { name: 'locales', args: script('check-locales.mjs'), instead: 'node scripts/check-locales.mjs' },
  { name: 'packages', args: script('check-packages.mjs'), instead: 'node scripts/check-packages.mjs' },
  { name: 'documents', args: script('check-docs.mjs'), instead: 'node scripts/check-docs.mjs' },
];

async function check({ name, args, instead }) {
  const since = Date.now();
  const { code, output } = await capture(PROJECT_NODE, args);
  process.stdout.write(`${code === 0 ? green('✓') : red('✗')} ${name.padEnd(14)} ${dim(seconds(since))}\n`);
  return { name, ok: code === 0, output, instead };
}

async function verify() {
  requireNode();
  await ensureInstalled();
  const since = Date.now();
  const results = await Promise.all(CHECKS.map(check));
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, output, instead } of failed) {
    process.stdout.write(`\n${red(bold(`── ${name} `))}${dim(`(again: ${instead})`)}\n${output.trimEnd()}\n`);
  }
  const names = failed.map(({ name }) => name).join(', ');
  const verdict =
    failed.length === 0 ? green('All checks passed') : red(`${failed.length} of ${results.length} failed: ${names}`);
  process.stdout.write(`\n${verdict} ${dim(seconds(since))}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

verify().catch(explain);
