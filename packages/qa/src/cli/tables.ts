import Table from 'cli-table3';
import { z } from 'zod';
import type { ControlName } from '../commands';
import { describeEffect, FaultEffect } from '../fault-effects';
import { BalanceStory, ExportedTest } from '../journal';
import { AppliedScenario, SCENARIO_COMMANDS } from '../scenarios';

const NO_LINES = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
  [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((place) => [place, '']),
);
/** Columns two blanks apart, without lines or colours, so that scripts can split them. */
const PLAIN = {
  chars: { ...Object.fromEntries(NO_LINES), middle: '  ' },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
};

const CELL_MAX = 60;
/** Of the last column, which pushes nothing aside. */
const LAST_CELL_MAX = 160;

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
  listFaults: ['id', 'endpoint', 'effect', 'member', 'nth', 'count', 'probability', 'seen', 'fired', 'set'],
  listFaultSets: ['name', 'summary'],
  listSnapshots: ['name', 'world', 'now', 'scenarios', 'fits', 'sizeBytes'],
};

export const JOURNAL_COLUMNS = ['seq', 'at', 'kind', 'name', 'member.username', 'code', 'milliseconds', 'postings'];

const accountsOf = (applied: unknown): string | undefined => {
  const parsed = z.array(AppliedScenario).safeParse(applied);
  if (!parsed.success || parsed.data.length === 0) return undefined;
  const rows = parsed.data.flatMap(({ name, accounts }) =>
    accounts.map(({ role, username, password, note, openUrl }) => ({
      scenario: name,
      role,
      username,
      password,
      note: note.en,
      openUrl,
    })),
  );
  return rows.length === 0 ? `Done: ${parsed.data.map(({ name }) => name).join(', ')}.` : table(rows);
};

/** Answers that have a form of their own. */
const SHOWN: Partial<Record<ControlName, (answer: unknown) => string | undefined>> = {
  applyScenarios: accountsOf,
  listAccounts: accountsOf,
  saveScenario: (answer) => SCENARIO_COMMANDS.saveScenario.output.safeParse(answer).data?.text.trimEnd(),
  exportTest: (answer) => ExportedTest.safeParse(answer).data?.source,
  explainBalance: (answer) => BalanceStory.pick({ story: true }).safeParse(answer).data?.story.join('\n'),
};

/** An answer for people to read: tables for lists, a line for each field of anything else. */
export function showAnswer(name: ControlName, answer: unknown): string {
  if (answer === null) return 'Done.';
  const known = SHOWN[name]?.(answer);
  if (known !== undefined) return known;
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
    .map((name, index) => {
      const max = index === names.length - 1 ? LAST_CELL_MAX : CELL_MAX;
      return { name, cells: rows.map((row) => cell(at(row, name), max)) };
    })
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const drawn = new Table({ ...PLAIN, head: shown.map(({ name }) => (name.split('.')[0] ?? name).toUpperCase()) });
  drawn.push(...rows.map((_, row) => shown.map(({ cells }) => cells[row] ?? '')));
  return drawn.toString().replaceAll(/ +$/gm, '');
}

/** One row without a heading, for entries that come one after another. */
export const showLine = (row: Record<string, unknown>, columns: readonly string[]): string =>
  columns
    .map((name) => cell(at(row, name)))
    .filter((text) => text !== '')
    .join('  ');

function cell(value: unknown, max = CELL_MAX): string {
  if (value === null || value === undefined) return '';
  const effect = FaultEffect.safeParse(value);
  const text = effect.success ? describeEffect(effect.data) : plain(value);
  return text.length > max ? `${text.slice(0, max - 3)}...` : text;
}

function plain(value: unknown): string {
  if (Array.isArray(value) && !value.some(isRecord)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll(/\s+/g, ' ');
}

const at = (row: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : null), row);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
