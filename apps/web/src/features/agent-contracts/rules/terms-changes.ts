export interface NamedValue {
  id: string;
  label: string;
  value: string;
}

export interface NamedChange {
  id: string;
  label: string;
  /** Null: there was none. */
  was: string | null;
  is: string | null;
}

/** Which of two lists of values differ, in the order of the first one that names them. */
export function changesOf(before: readonly NamedValue[], after: readonly NamedValue[]): NamedChange[] {
  const [was, is] = [before, after].map((rows) => new Map(rows.map(({ id, value }) => [id, value])));
  const labels = new Map([...before, ...after].map(({ id, label }) => [id, label]));
  return [...labels]
    .map(([id, label]) => ({ id, label, was: was?.get(id) ?? null, is: is?.get(id) ?? null }))
    .filter((change) => change.was !== change.is);
}
