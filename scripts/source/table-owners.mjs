import { dirname } from 'node:path/posix';
import { codeOf } from './code-view.mjs';

const PLATFORM = 'apps/mock-platform/src/';
/** The emulator looks into every table of a world: that is what it is for. */
const FREE = [/\.test\.ts$/, /-fixture\.ts$/, /\/testing\//, /^apps\/mock-platform\/src\/emulator\//];

const TABLE = /export const (\w+) = sqliteTable\(\s*'(\w+)'/g;
const INDEX = /\b(?:index|uniqueIndex)\('(\w+)'\)/g;
/** A name after a word of SQL that takes one, also behind others in a list of tables. */
const NAMED =
  /\b(?:FROM|JOIN|INTO|UPDATE|TABLE(?:\s+IF\s+(?:NOT\s+)?EXISTS)?|INDEXED BY)\s+((?:["'`]?\w+["'`]?(?:\s+(?:AS\s+)?\w+)?\s*,\s*)*["'`]?\w+)/g;
const MADE_UP = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+\$\{/;
const LITERAL = /['"](\w+)['"]/g;

/** Every table and index of the platform with the folder whose they are, by their names in SQL and in code. */
export function ownersOf(files) {
  const sql = new Map();
  const code = new Map();
  for (const { path, text } of files.filter((file) => isPlatform(file) && file.path.endsWith('.table.ts'))) {
    const owner = { folder: `${dirname(path)}/`, file: path };
    const tables = [...text.matchAll(TABLE)];
    for (const [, variable, table] of tables) {
      sql.set(table, { ...owner, table });
      code.set(variable, { ...owner, table });
    }
    for (const [position, name] of [...text.matchAll(INDEX)].map((match) => [match.index, match[1]])) {
      const table = tables.findLast((match) => match.index < position)?.[2];
      if (table) sql.set(name, { ...owner, table });
    }
  }
  return { sql, code };
}

const isPlatform = ({ path }) => path.startsWith(PLATFORM) && path.endsWith('.ts');
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

function* namesIn(text) {
  for (const match of text.matchAll(NAMED)) {
    for (const part of match[1].split(','))
      yield {
        name: part
          .trim()
          .replace(/^["'`]/, '')
          .split(/\W/)[0],
        at: match.index,
      };
  }
  if (!MADE_UP.test(text)) return;
  for (const match of text.matchAll(LITERAL)) yield { name: match[1], at: match.index };
}

/** The names of a list between the braces of an import or export, as they were before `as`. */
const listed = (names) => names.split(',').map((each) => each.trim().split(/\s+as\s+/)[0] ?? '');

/** Tables that come in by their own name, all of a file at once, or on demand. */
function* importsIn(text, owners) {
  for (const match of text.matchAll(/import\s+(?!type\b)\{([^}]*)\}\s*from\s*'[^']*\.table'/g)) {
    for (const name of listed(match[1])) {
      if (owners.code.has(name)) yield { owner: owners.code.get(name), at: match.index };
    }
  }
  for (const match of text.matchAll(
    /(?:import\s+(?!type\b)\*\s+as\s+\w+\s+from\s*|\bimport\(\s*)'(?:[^']*\/)?([^'/]+\.table)'/g,
  )) {
    for (const owner of owners.code.values())
      if (owner.file.endsWith(`/${match[1]}.ts`)) yield { owner, at: match.index };
  }
}

/** Tables that a file which does not declare them hands on under their own name or another. */
function* handedOn(text, path, owners) {
  if (path.endsWith('.table.ts')) return;
  const named = [
    ...text.matchAll(/export\s+(?!type\b)\{([^}]*)\}/g),
    ...text.matchAll(/export\s+const\s+\w+\s*=\s*(\w+)\s*;/g),
  ];
  const imported = new Set([...importsIn(text, owners)].map(({ owner }) => owner.table));
  for (const match of named) {
    const isFromTable = /^\s*from\s*'[^']*\.table'/.test(text.slice(match.index + match[0].length));
    for (const name of listed(match[1])) {
      const owner = owners.code.get(name);
      if (owner && (isFromTable || imported.has(owner.table))) yield { owner, at: match.index };
    }
  }
}

/** Where a file names a table that is another folder's, a finding for each table. */
export function findForeignTables(files) {
  const owners = ownersOf(files);
  return files
    .filter((file) => isPlatform(file) && !FREE.some((free) => free.test(file.path)))
    .flatMap(({ path, text }) => {
      const shown = codeOf(text, { keepStrings: true });
      const named = [
        ...[...namesIn(shown)].map(({ name, at }) => ({ owner: owners.sql.get(name), at })),
        ...importsIn(shown, owners),
      ].filter(({ owner }) => owner && !path.startsWith(owner.folder));
      const foreign = new Map();
      for (const { owner, at } of [...named, ...handedOn(shown, path, owners)]) {
        if (foreign.has(owner.table)) continue;
        foreign.set(owner.table, { path, line: lineAt(text, at), table: owner.table, owner: owner.folder });
      }
      return [...foreign.values()].map(told);
    });
}

const told = ({ path, line, table, owner }) => ({
  ...{ rule: 'tables-have-owners', path, line, table, severity: 'error' },
  instead: `The table ${table} is of ${owner}: give that folder a function with a name, or a named part of a statement, and use it here.`,
});
