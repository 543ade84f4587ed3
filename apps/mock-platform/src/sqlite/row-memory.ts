/** Rows that were read before, as they stand for the transaction that is open now. */
export interface RowMemory<Row> {
  get(key: string): Row | undefined;
  keep(key: string, row: Row): void;
  /** To be called with each write of a row, before it is read again. */
  forget(key: string): void;
  /** The same of a write of who knows which rows. */
  forgetAll(): void;
}

/**
 * Remembers at most so many rows, and starts over beyond. Whatever was undone may be what a row was read from: after each undoing,
 * of which `undoings` tells the number, nothing is remembered.
 */
export function createRowMemory<Row>(undoings: () => number, most: number): RowMemory<Row> {
  const rows = new Map<string, Row>();
  let undoneBefore = undoings();
  const standing = (): Map<string, Row> => {
    if (undoings() !== undoneBefore || rows.size > most) rows.clear();
    undoneBefore = undoings();
    return rows;
  };
  return {
    get: (key) => standing().get(key),
    keep: (key, row) => void standing().set(key, row),
    forget: (key) => void rows.delete(key),
    forgetAll: () => rows.clear(),
  };
}
