import { NEW_ACCOUNTS_MAX, type NewAccount } from '@tonalli/contracts/downlines/api';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import { readRate } from './rate-text';

const NEEDED = ['username', 'password', 'kind'] as const;
/** What a file may call its columns and kinds, in either language of the site. */
const COLUMN_NAMES: ReadonlyMap<string, string> = new Map([
  ['usuario', 'username'],
  ['contraseña', 'password'],
  ['contrasena', 'password'],
  ['tipo', 'kind'],
]);
const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ['agente', 'agent'],
  ['jugador', 'member'],
  ['player', 'member'],
]);
/** Above every rate: told as out of range, with its row. */
const NO_RATE = -1;

/** One line of a CSV file, with quotes as RFC 4180 has them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|[,;])(?:"((?:[^"]|"")*)"|([^,;]*))/g))
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
  return cells;
}

/** The accounts of a CSV file; null where a column is missing, one is unknown, or there are none or too many rows. */
export function readAccounts(text: string): NewAccount[] | null {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const columns = cellsOf(head)
    .map((name) => name.toLowerCase())
    .map((name) => COLUMN_NAMES.get(name) ?? name);
  const categories = GAME_TYPES.filter((type) => columns.includes(type.toLowerCase()));
  const isKnown = columns.length === NEEDED.length + categories.length;
  if (!isKnown || !NEEDED.every((name) => columns.includes(name))) return null;
  if (lines.length === 0 || lines.length > NEW_ACCOUNTS_MAX) return null;
  return lines.map((line) => {
    const cells = cellsOf(line);
    const cell = (name: string) => cells[columns.indexOf(name.toLowerCase())] ?? '';
    const rates = categories.flatMap((type) => (cell(type) === '' ? [] : [[type, readRate(cell(type)) ?? NO_RATE]]));
    const [username, password, kind] = NEEDED.map(cell);
    const called = (kind ?? '').slice(0, 16).toLowerCase();
    return {
      username: (username ?? '').slice(0, 64),
      password: (password ?? '').slice(0, 256),
      kind: KIND_NAMES.get(called) ?? called,
      rates: Object.fromEntries(rates),
    };
  });
}
