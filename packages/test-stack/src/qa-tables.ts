import type { ControlName } from '@tonalli/contracts/qa/commands';
import { describeEffect, FaultEffect } from '@tonalli/contracts/qa/fault-effects';

const CELL_MAX = 60;

/** The columns of lists that would be too wide with everything; a path reaches into an object. */
const COLUMNS: Partial<Record<ControlName, readonly string[]>> = {
  listWorlds: ['name', 'mode', 'now', 'expiresAt', 'scenarios'],
  listScenarios: ['name', 'group', 'title.en'],
  listJournal: [
    'seq',
    'at',
    'kind',
    'name',
    'member.username',
    'code',
    'milliseconds',
    'postings',
    'faults',
    'requestId',
  ],
  listFaultSets: ['name', 'summary'],
  listSnapshots: ['name', 'world', 'now', 'scenarios', 'fits', 'sizeBytes'],
};

export const JOURNAL_COLUMNS = ['seq', 'at', 'kind', 'name', 'member.username', 'code', 'milliseconds', 'postings'];

/** An answer for people to read: tables for lists, a line for each field of anything else. */
export function showAnswer(name: ControlName, answer: unknown): string {
  if (answer === null) return 'Done.';
  if (Array.isArray(answer)) return answer.length === 0 ? 'None.' : table(answer, COLUMNS[name]);
  return fields(answer);
}

function fields(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      if (Array.isArray(inner) && inner.length > 0 && inner.every(isRecord))
        return `${key}\n${table(inner).replaceAll(/^/gm, '  ')}`;
      return `${key.padEnd(12)} ${typeof inner === 'string' ? inner : JSON.stringify(inner)}`;
    })
    .join('\n');
}

/** Columns that say nothing in any row are left out. */
function table(rows: readonly unknown[], columns?: readonly string[]): string {
  if (!rows.every(isRecord)) return rows.map(String).join('\n');
  const names = columns ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = names
    .map((name) => ({ name, cells: rows.map((row) => cell(at(row, name))) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const wide = shown.map(({ name, cells }) => {
    const title = name.split('.')[0] ?? name;
    const width = Math.max(title.length, ...cells.map((text) => text.length));
    return [title.toUpperCase(), ...cells].map((text) => text.padEnd(width));
  });
  const lines = Array.from({ length: rows.length + 1 }, (_, line) => wide.map((column) => column[line]).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** One row without a heading, for entries that come one after another. */
export const showLine = (row: Record<string, unknown>, columns: readonly string[]): string =>
  columns
    .map((name) => cell(at(row, name)))
    .filter((text) => text !== '')
    .join('  ');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const effect = FaultEffect.safeParse(value);
  const text = effect.success ? describeEffect(effect.data) : plain(value);
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 3)}...` : text;
}

function plain(value: unknown): string {
  if (Array.isArray(value) && !value.some(isRecord)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll(/\s+/g, ' ');
}

const at = (row: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : null), row);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
