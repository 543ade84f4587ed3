import type { Database, Statement } from 'better-sqlite3';

type Bound = string | number | null;
type Row = readonly Bound[];

/** How many rows a statement takes: as many as there are go into large ones, what is left into smaller ones. */
const SIZES = [64, 8, 1] as const;

/** What is bound, and what is read; the text is told the list of rows, such as `(?, ?), (?, ?)`. */
interface Prepared<Found> {
  /** That of a single row, as most are. */
  one(): Statement<[Row], Found>;
  each(rows: readonly Row[], run: (statement: Statement<[Row], Found>, bound: Row) => void): void;
}

/** The values of rows from one on, so many. */
function boundOf(rows: readonly Row[], from: number, values: number): Bound[] {
  const bound = new Array<Bound>(values);
  let filled = 0;
  for (let at = from; filled < values; at += 1) for (const value of rows[at] ?? []) bound[filled++] = value;
  return bound;
}

function prepared<Found>(sqlite: Database, width: number, text: (rows: string) => string): Prepared<Found> {
  const row = `(${Array.from({ length: width }, () => '?').join(', ')})`;
  const statements = new Map<number, Statement<[Row], Found>>();
  const statementOf = (size: number) => {
    const known = statements.get(size);
    if (known) return known;
    const statement = sqlite.prepare<[Row], Found>(text(Array.from({ length: size }, () => row).join(', ')));
    statements.set(size, statement);
    return statement;
  };
  return {
    one: () => statementOf(1),
    each(rows, run) {
      let at = 0;
      for (const size of SIZES) {
        for (; rows.length - at >= size; at += size) run(statementOf(size), boundOf(rows, at, size * width));
      }
    },
  };
}

/**
 * Writes rows that are bound, in their order, many with one call: a call for each row costs more than the row. `text` makes the
 * statement from their list. Answers with how many rows were changed.
 */
export function forRows<Given extends Row>(
  sqlite: Database,
  width: number,
  text: (rows: string) => string,
): (rows: readonly Given[]) => number {
  const statements = prepared<never>(sqlite, width, text);
  return (rows) => {
    const [only] = rows;
    if (only && rows.length === 1) return statements.one().run(only).changes;
    let changes = 0;
    statements.each(rows, (statement, bound) => {
      changes += statement.run(bound).changes;
    });
    return changes;
  };
}

/** As `forRows`, of a statement that answers with rows. */
export function readForRows<Given extends Row, Found>(
  sqlite: Database,
  width: number,
  text: (rows: string) => string,
): (rows: readonly Given[]) => Found[] {
  const statements = prepared<Found>(sqlite, width, text);
  return (rows) => {
    const [only] = rows;
    if (only && rows.length === 1) return statements.one().all(only);
    const found: Found[] = [];
    statements.each(rows, (statement, bound) => void found.push(...statement.all(bound)));
    return found;
  };
}
