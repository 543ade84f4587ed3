export const ROWS = 6;

export interface BigEntry {
  readonly side: string;
  /** Ties that came upon it. */
  ties: number;
}

/** The big road: a column for each run of one side; where neither came, a tie, it counts on the entry before. */
export function bigRoad(sides: readonly (string | null)[]): readonly (readonly BigEntry[])[] {
  const columns: BigEntry[][] = [];
  for (const side of sides) {
    const last = columns.at(-1)?.at(-1);
    if (side === null) {
      if (last) last.ties += 1;
    } else if (last?.side === side) columns.at(-1)?.push({ side, ties: 0 });
    else columns.push([{ side, ties: 0 }]);
  }
  return columns;
}

export type Mark = 'red' | 'blue';
/** How many columns back each of the derived roads looks. */
export const LOOKS_BACK = { bigEye: 1, smallRoad: 2, cockroach: 3 } as const;

/** A derived road: red where the big road repeats itself, blue where not, a column for each run. */
export function derivedRoad(
  columns: readonly { readonly length: number }[],
  back: number,
): readonly (readonly Mark[])[] {
  const lengthOf = (column: number) => columns[column]?.length ?? 0;
  const has = (column: number, row: number) => row < lengthOf(column);
  const runs: Mark[][] = [];
  for (const [column, { length }] of columns.entries()) {
    for (let row = 0; row < length; row += 1) {
      if (column < back || (column === back && row === 0)) continue;
      const isAlike =
        row === 0
          ? lengthOf(column - 1) === lengthOf(column - 1 - back)
          : has(column - back, row) === has(column - back, row - 1);
      const mark = isAlike ? 'red' : 'blue';
      if (runs.at(-1)?.at(-1) === mark) runs.at(-1)?.push(mark);
      else runs.push([mark]);
    }
  }
  return runs;
}

export interface Placed<Entry> {
  readonly entry: Entry;
  /** From 0. */
  readonly column: number;
  readonly row: number;
}

/** Where entries stand on a sheet of six rows: down, and aside where the way down ends or is taken. */
export function placed<Entry>(runs: readonly (readonly Entry[])[]): readonly Placed<Entry>[] {
  const taken = new Set<string>();
  const all: Placed<Entry>[] = [];
  let start = -1;
  for (const run of runs) {
    start += 1;
    while (taken.has(`${start} 0`)) start += 1;
    let [column, row] = [start, 0];
    let isAside = false;
    for (const [at, entry] of run.entries()) {
      if (at > 0) {
        if (!isAside && row + 1 < ROWS && !taken.has(`${column} ${row + 1}`)) row += 1;
        else {
          isAside = true;
          column += 1;
        }
      }
      taken.add(`${column} ${row}`);
      all.push({ entry, column, row });
    }
  }
  return all;
}
