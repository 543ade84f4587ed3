import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { licenceProblems } from './packages/licences.mjs';
import { lockFileProblems } from './packages/lock-file.mjs';
import { reasonProblems, reasonsOf } from './packages/reasons.mjs';
import { inRoot, readJson } from './steps/project.mjs';
import { bold, green, red } from './steps/terminal.mjs';

const REASONS = 'docs/decisions/010-packages.md';
const LICENCES = 'docs/decisions/011-licences.md';

/** What players and operators get; the rest builds and tests. */
const SHIPPED = ['apps/web', 'apps/gateway', 'apps/mock-platform'];

const folders = [
  '.',
  'e2e',
  'bench',
  ...['apps', 'packages'].flatMap((group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`)),
];
const manifests = folders
  .map((folder) => inRoot(folder, 'package.json'))
  .filter((path) => existsSync(path))
  .map(readJson);
const wanted = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);
const names = [...new Set(wanted.map(([name]) => name).filter((name) => !name.startsWith('@tonalli/')))].sort();
const lock = readJson(inRoot('package-lock.json'));

/** Rows `| \`package\` | licence | why |` of the decision on licences. */
const exceptions = Object.fromEntries(
  [...readFileSync(inRoot(LICENCES), 'utf8').matchAll(/^\|\s*`([^`]+)`\s*\|\s*([\w.-]+)\s*\|[^|]+\|\s*$/gm)].map(
    ([, name, licence]) => [name, licence],
  ),
);

const licenceOf = (path) => {
  const manifest = inRoot(path, 'package.json');
  return existsSync(manifest) ? readJson(manifest).license : undefined;
};

const loose = wanted
  .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  .map(([name, version]) => `${name} ${version}`);
const reports = [
  ['A version is not exact; install with --save-exact', loose],
  [
    `Say in one line of ${REASONS} why the project has it`,
    reasonProblems({ names, reasons: reasonsOf(readFileSync(inRoot(REASONS), 'utf8')) }),
  ],
  [
    'The lock file does not install everywhere; pin a version all of whose packages can be had, then npm install again',
    lockFileProblems(lock),
  ],
  [
    `Use another package, or accept the licence with its reason in ${LICENCES}`,
    licenceProblems({ lock, workspaces: SHIPPED, licenceOf, exceptions }),
  ],
];

for (const [advice, problems] of reports) {
  for (const problem of problems) process.stdout.write(`${red('✗')} ${bold(problem)}. ${advice}.\n`);
}
if (reports.some(([, problems]) => problems.length > 0)) process.exitCode = 1;
else
  process.stdout.write(
    `${green('✓')} ${names.length} packages: pinned, explained, licensed, and complete in the lock file\n`,
  );
