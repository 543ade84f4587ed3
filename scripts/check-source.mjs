import { readFileSync } from 'node:fs';
import { findForbiddenPhrases } from './source/forbidden-phrases.mjs';
import { inspect } from './source/inspect.mjs';
import { findRawQueries } from './source/raw-queries.mjs';
import { findForeignTables } from './source/table-owners.mjs';
import { projectFiles } from './steps/files.mjs';
import { inRoot } from './steps/project.mjs';
import { bold, dim, green, red, yellow } from './steps/terminal.mjs';

const BINARY = /\.(png|jpe?g|webp|avif|woff2?|ttf|ico|gz|br|sqlite|db|wasm|mp3|ogg)$/;

const files = projectFiles().filter((path) => !BINARY.test(path));
const texts = files.map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** What each file is by itself is asked of all, or of those that the command line names. */
const named = process.argv.slice(2);
const inspected = named.length > 0 ? texts.filter(({ path }) => named.includes(path)) : texts;

const findings = [
  ...named.filter((path) => !files.includes(path)).map(strange),
  ...inspected.flatMap(({ path, text }) => inspect(path, text)),
  ...findForeignTables(texts),
  ...findRawQueries(texts),
  ...findForbiddenPhrases(texts),
];

function strange(path) {
  return { rule: 'named-file', path, line: 1, instead: 'Name a file of the project.', severity: 'error' };
}

for (const { rule, path, line, instead, severity } of findings) {
  const mark = severity === 'error' ? red('✗') : yellow('!');
  process.stdout.write(`${mark} ${bold(`${path}:${line}`)} ${instead} ${dim(`(${rule})`)}\n`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
if (errors > 0) process.exitCode = 1;
else process.stdout.write(`${green('✓')} ${inspected.length} files keep to the source rules\n`);
