import type { ShownRow } from '@tonalli/lottery/play';
import { countNumbers } from './shown-rows';

/** As many as a line of a list has room for. */
const MOST_NUMBERS = 20;

/** Rows that stand for a result that is too long for a list, by family. */
const HEADLINES: Readonly<Record<string, readonly string[]>> = {
  'vietnam-north': ['special'],
  'vietnam-region': ['special'],
  'four-d': ['first', 'second', 'third'],
};

/** The rows that a list shows of a result: all of a short one. */
export function headlineOf(family: string, rows: readonly ShownRow[]): readonly ShownRow[] {
  if (countNumbers(rows) <= MOST_NUMBERS) return rows;
  const ids = HEADLINES[family] ?? [];
  const chosen = rows.filter(({ id }) => id !== null && ids.includes(id));
  return chosen.length === 0 ? rows : chosen;
}
