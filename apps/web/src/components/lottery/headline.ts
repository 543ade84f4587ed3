import type { ShownRow } from '@tonalli/lottery/play';

/** Rows that stand for a result that is too long for a list, by family; others are shown whole. */
const HEADLINES: Readonly<Record<string, readonly string[]>> = {
  'vietnam-north': ['special'],
  'vietnam-region': ['special'],
  'four-d': ['first', 'second', 'third'],
};

/** The rows that a list shows of a result: all of a short one. */
export function headlineOf(family: string, rows: readonly ShownRow[]): readonly ShownRow[] {
  const ids = HEADLINES[family];
  if (!ids) return rows;
  const chosen = rows.filter(({ id }) => id !== null && ids.includes(id));
  return chosen.length === 0 ? rows : chosen;
}
