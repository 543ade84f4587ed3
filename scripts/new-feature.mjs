import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from './new-feature/files.mjs';
import { spellings } from './new-feature/names.mjs';
import { register, registersOf } from './new-feature/registers.mjs';
import { capture } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE } from './steps/project.mjs';
import { bold, Explained, explain, green } from './steps/terminal.mjs';

function refuseExisting(paths, name) {
  const there = paths.filter((path) => existsSync(inRoot(path)));
  if (there.length > 0) throw new Explained(`The feature ${name} exists already:`, there);
}

function write(path, text) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
}

async function tool(title, args, cwd = inRoot()) {
  const { code, output } = await capture(PROJECT_NODE, args, { cwd });
  if (code !== 0) throw new Explained(`${title} did not succeed:`, output.trim().split('\n').slice(-20));
}

async function newFeature() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { es: { type: 'string' }, en: { type: 'string' } },
  });
  const names = spellings(positionals[0]);
  const titles = { es: values.es ?? names.title, en: values.en ?? names.title };
  const files = filesOf(names, titles);
  refuseExisting(Object.keys(files), names.kebab);

  // Everything is worked out before anything is written, so that a failure leaves no half of a feature.
  const changed = Object.entries(registersOf(names)).map(([path, entries]) => [
    path,
    register(readFileSync(inRoot(path), 'utf8'), { path, entries }),
  ]);
  for (const [path, text] of [...Object.entries(files), ...changed]) write(path, text);

  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const formatted = [...Object.keys(files), ...changed.map(([path]) => path)].filter((path) => !path.endsWith('.md'));
  await tool('Formatting', [biome, 'check', '--write', ...formatted]);
  const drizzle = inRoot('node_modules', 'drizzle-kit', 'bin.cjs');
  await tool('Writing the migration', [drizzle, 'generate'], inRoot('apps', 'mock-platform'));
  const routes = inRoot('node_modules', '@tanstack', 'router-cli', 'bin', 'tsr.cjs');
  await tool('Writing the route tree', [routes, 'generate'], inRoot('apps', 'web'));

  process.stdout.write(
    `${green('✓')} ${bold(names.kebab)}: ${Object.keys(files).length} files, ${changed.length} lists\n`,
  );
  for (const path of Object.keys(files)) process.stdout.write(`  ${path}\n`);
  const translate = titles.es === titles.en ? 'Translate the title in packages/i18n/src/locales/, then: ' : '';
  process.stdout.write(`${translate}npm run verify. docs/how-to-add-a-feature.md says what comes next.\n`);
}

newFeature().catch(explain);
