import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { compareCatalogues, flatten, withoutPlural } from './locales/compare.mjs';
import { hardcodedTextIn } from './locales/hardcoded-text.mjs';
import { namedIn, unusedKeys } from './locales/usage.mjs';
import { projectFiles } from './steps/files.mjs';
import { inRoot, readJson } from './steps/project.mjs';
import { bold, green, red } from './steps/terminal.mjs';

const LOCALES = ['packages', 'i18n', 'src', 'locales'];
const SAME_WORDS = inRoot('scripts', 'locales', 'same-words.json');

const catalogues = (language) =>
  readdirSync(inRoot(...LOCALES, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

const read = (language, namespace) => {
  const path = inRoot(...LOCALES, language, `${namespace}.json`);
  return existsSync(path) ? readJson(path) : {};
};

/** Everything that the browser's code names; texts are used there and nowhere else. */
function named() {
  const sources = projectFiles().filter((path) => /^(apps\/web\/(src|vite)|packages\/i18n\/src)\/.*\.tsx?$/.test(path));
  const found = sources
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => namedIn(readFileSync(inRoot(path), 'utf8')));
  return {
    words: new Set(found.flatMap(({ words }) => [...words])),
    patterns: found.flatMap(({ patterns }) => patterns),
  };
}

async function checkErrors(keys) {
  const { ERROR_CODES } = await tsImport('../packages/contracts/src/errors.ts', import.meta.url);
  const lacking = ERROR_CODES.filter((code) => !keys.includes(code));
  const unknown = keys.filter((key) => !ERROR_CODES.includes(key));
  return [
    ...lacking.map((key) => ({ key, problem: 'is a code of contracts/src/errors.ts without a text' })),
    ...unknown.map((key) => ({ key, problem: 'is no code of contracts/src/errors.ts; delete it or add the code' })),
  ];
}

/** Words of components of the browser that stand in no catalogue. */
function writtenWords() {
  const components = projectFiles().filter(
    (path) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !path.includes('.test.'),
  );
  return components.flatMap((path) =>
    hardcodedTextIn(readFileSync(inRoot(path), 'utf8')).map((found) => ({ path, ...found })),
  );
}

const { words: sameWords, countable } = readJson(SAME_WORDS);
const keysOf = (namespace) =>
  countable.filter((key) => key.startsWith(`${namespace}:`)).map((key) => key.slice(namespace.length + 1));
const namespaces = [...new Set([...catalogues('es'), ...catalogues('en')])];
const names = named();
const problems = [];
const texts = new Set();

for (const namespace of namespaces) {
  const [es, en] = [read('es', namespace), read('en', namespace)];
  const found = compareCatalogues({ es, en, sameWords, countable: keysOf(namespace) });
  const english = new Map(flatten(en));
  for (const [key, text] of flatten(es)) if (english.get(key) === text) texts.add(text);
  const keys = [...new Set(flatten(es).map(([key]) => withoutPlural(key)))];
  if (namespace === 'errors') found.push(...(await checkErrors(keys)));
  else {
    const unused = unusedKeys({ namespace, keys, named: names });
    found.push(
      ...unused.map((key) => ({ key, problem: 'is used nowhere in apps/web/src; delete it in both languages' })),
    );
  }
  problems.push(...found.map((one) => ({ ...one, namespace })));
}
const everyWritten = writtenWords();
const written = everyWritten.filter(({ text }) => !sameWords.includes(text));
for (const { text } of everyWritten) texts.add(text);
const stale = sameWords.filter((word) => !texts.has(word));

for (const { namespace, key, problem } of problems) {
  process.stdout.write(`${red('✗')} ${bold(`${namespace}.json ${key}`)} ${problem}\n`);
}
for (const word of stale)
  process.stdout.write(`${red('✗')} same-words.json lists "${word}", which no text is any more\n`);
if (problems.some(({ text }) => text)) {
  process.stdout.write(
    '  Translate it in packages/i18n/src/locales, or list the text in scripts/locales/same-words.json.\n',
  );
}
for (const { path, line, text } of written)
  process.stdout.write(`${red('✗')} ${bold(`${path}:${line}`)} writes "${text}" itself; take it from a catalogue\n`);
if (problems.length + stale.length + written.length > 0) process.exitCode = 1;
else process.stdout.write(`${green('✓')} ${namespaces.length} catalogues say the same in both languages\n`);
