import type { OwnDataPart, OwnDataRequestView } from '@tonalli/contracts/account/api';

/** What has come of all the data so far. */
export interface OwnDataSoFar {
  request: OwnDataRequestView;
  /** Rows by section, each as a line of JSON. */
  lines: ReadonlyMap<string, readonly string[]>;
  rows: number;
  /** Undefined before the first part; null: that was all. */
  next: string | null | undefined;
}

export const nothingYet = (request: OwnDataRequestView): OwnDataSoFar => ({
  ...{ request, lines: new Map(), rows: 0, next: undefined },
});

/** Adds a part, each row under the names of its columns. */
export function withPart(soFar: OwnDataSoFar, { slices, next }: OwnDataPart): OwnDataSoFar {
  const lines = new Map(soFar.lines);
  let { rows } = soFar;
  for (const { section, rows: added } of slices) {
    const columns = soFar.request.sections.find(({ name }) => name === section)?.columns ?? [];
    const toLine = (row: unknown[]) =>
      JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    lines.set(section, [...(lines.get(section) ?? []), ...added.map(toLine)]);
    rows += added.length;
  }
  return { ...soFar, lines, rows, next };
}

/** The file: who asked when, and every section with its rows, one a line; those without a row too. */
export function ownDataText({ request, lines }: OwnDataSoFar, account: string): string {
  const { requestId, at, sections } = request;
  const about = JSON.stringify({ operator: 'Tonalli', account, requestId, at, currency: 'MXN' });
  const data = sections.map(({ name }) => {
    const rows = lines.get(name) ?? [];
    return `${JSON.stringify(name)}: [${rows.length === 0 ? '' : `\n${rows.join(',\n')}\n`}]`;
  });
  return `{\n"about": ${about},\n"data": {\n${data.join(',\n')}\n}\n}\n`;
}
