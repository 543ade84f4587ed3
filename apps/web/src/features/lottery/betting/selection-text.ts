import type { Play, Selection } from '@tonalli/lottery/play';
import { rowsOf, STATIONS_ROW } from '@tonalli/lottery/selection';

/** What was chosen in one row, to be read. */
export interface ChosenRow {
  /** Null where a play has one row, which needs no name. */
  row: string | null;
  options: readonly string[];
  /** How many more there are. */
  more: number;
}

const MOST_SHOWN = 24;

/** A selection row by row, without empty ones; long ones are cut. */
export function chosenRows(play: Play, selection: Selection): readonly ChosenRow[] {
  const rows = rowsOf(play.board);
  return selection.flatMap((options, index) => {
    if (options.length === 0) return [];
    const row = rows[index]?.id ?? null;
    const isNamed = row === STATIONS_ROW || selection.length > 1;
    return [
      {
        row: isNamed ? row : null,
        options: options.slice(0, MOST_SHOWN),
        more: Math.max(0, options.length - MOST_SHOWN),
      },
    ];
  });
}
