import { existsSync, readFileSync } from 'node:fs';
import { brokenPaths } from './docs/cited-paths.mjs';
import { undocumented } from './docs/documented-settings.mjs';
import { untestedExamples } from './docs/examples.mjs';
import { projectFiles } from './steps/files.mjs';
import { inRoot } from './steps/project.mjs';
import { bold, green, red } from './steps/terminal.mjs';

/** Made by building, starting or testing; a document may name them on any machine. */
const MADE = /^(\.data|node_modules|dist|apps\/[^/]+\/dist|test-results|e2e\/(test-results|playwright-report))(\/|$)/;

const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md'));
const broken = documents.flatMap((document) =>
  brokenPaths({ document, markdown: readFileSync(inRoot(document), 'utf8'), files })
    .filter(({ path }) => !MADE.test(path.replace(/^\.\//, '')) && !existsSync(inRoot(path)))
    .map((found) => ({ document, ...found })),
);

for (const { document, line, path } of broken) {
  process.stdout.write(
    `${red('✗')} ${bold(`${document}:${line}`)} cites ${path}, which does not exist; mend the path or the text\n`,
  );
}
const SETTINGS = 'docs/operations.md';
const silent = ['apps/gateway/src/env.ts', 'apps/mock-platform/src/env.ts'].flatMap((path) => {
  const [document, source] = [SETTINGS, path].map((file) => readFileSync(inRoot(file), 'utf8'));
  return undocumented({ document, path, source }).map((name) => ({ name, path }));
});
for (const { name, path } of silent) {
  process.stdout.write(`${red('✗')} ${bold(SETTINGS)} says nothing of ${name}; give it a row under ${path}\n`);
}
const [EXAMPLES, TESTED_BY] = ['docs/testing.md', 'e2e/tests/system/kit.spec.ts'];
const [markdown, tests] = [EXAMPLES, TESTED_BY].map((file) => readFileSync(inRoot(file), 'utf8'));
const untested = untestedExamples({ markdown, tests });
for (const line of untested) {
  process.stdout.write(
    `${red('✗')} ${bold(`${EXAMPLES}:${line}`)} shows an example that does not stand word for word in ${TESTED_BY}; nothing runs it\n`,
  );
}
if (broken.length + silent.length + untested.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    `${green('✓')} every path that ${documents.length} documents cite exists, every setting is described and every example is run\n`,
  );
