/** Where a page ended: what its last row is ordered by, and the row. */
export interface Place<Id extends string | number = string> {
  value: number;
  id: Id;
}

export const writeCursor = ({ value, id }: Place<string | number>): string => `${value}:${id}`;

/** Null where the first page is asked for. The wire's schema holds its shape. */
export function readCursor(after: string | undefined): Place | null {
  const [value, id] = after?.split(':') ?? [];
  return value !== undefined && id !== undefined ? { value: Number(value), id } : null;
}
