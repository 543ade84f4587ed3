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
const findings = [
  ...texts.flatMap(({ path, text }) => inspect(path, text)),
  ...findForeignTables(texts),
  ...findRawQueries(texts),
  ...findForbiddenPhrases(texts),
];

for (const { rule, path, line, instead, severity } of findings) {
  const mark = severity === 'error' ? red('✗') : yellow('!');
  process.stdout.write(`${mark} ${bold(`${path}:${line}`)} ${instead} ${dim(`(${rule})`)}\n`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
if (errors > 0) process.exitCode = 1;
else process.stdout.write(`${green('✓')} ${files.length} files keep to the source rules\n`);
