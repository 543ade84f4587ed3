import { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';
import { stringify } from 'csv-stringify/sync';

export interface CsvFile {
  csv: string;
  /** There were more than `EXPORT_MAX_ROWS`. */
  truncated: boolean;
}

/** CSV (RFC 4180) with a line of names, and the byte order mark without which spreadsheets misread accents. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  records: readonly Record<Column, string>[],
): string {
  return stringify([...records], { header: true, columns: [...columns], record_delimiter: 'windows', bom: true });
}

/** OWASP, CSV injection: these first characters make a spreadsheet calculate, so such texts are written as text. */
export const asText = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

interface PagedList<Row> {
  read: (page: number) => Promise<{ content: Row[]; totalPages: number }>;
  /** A row that comes while the pages are read moves the others on; each is kept once. */
  idOf: (row: Row) => string;
  /** For lists that have an end of their own and are of no use without it. */
  atMost?: number;
}

/** Every row of a list that comes in pages, up to `EXPORT_MAX_ROWS` unless said otherwise. */
export async function collectRows<Row>({
  read,
  idOf,
  atMost = EXPORT_MAX_ROWS,
}: PagedList<Row>): Promise<{ rows: Row[]; truncated: boolean }> {
  const rows = new Map<string, Row>();
  for (let page = 1; rows.size < atMost; page += 1) {
    const { content, totalPages } = await read(page);
    for (const row of content) rows.set(idOf(row), row);
    if (page >= totalPages || content.length === 0) return { rows: [...rows.values()], truncated: false };
  }
  return { rows: [...rows.values()].slice(0, atMost), truncated: true };
}

interface FollowedList<Row> {
  read: (after: { after?: string }) => Promise<{ rows: Row[]; next: string | null }>;
  /** A row whose place moves while the pages are read may come twice; each is kept once. */
  idOf: (row: Row) => string;
}

/** Every row of a list whose pages begin behind the last row of the one before, up to `EXPORT_MAX_ROWS`. */
export async function followRows<Row>({ read, idOf }: FollowedList<Row>): Promise<{ rows: Row[]; truncated: boolean }> {
  const rows = new Map<string, Row>();
  let after: string | null = null;
  do {
    const page: { rows: Row[]; next: string | null } = await read(after === null ? {} : { after });
    for (const row of page.rows) rows.set(idOf(row), row);
    after = page.next;
  } while (after !== null && rows.size < EXPORT_MAX_ROWS);
  return {
    rows: [...rows.values()].slice(0, EXPORT_MAX_ROWS),
    truncated: after !== null || rows.size > EXPORT_MAX_ROWS,
  };
}
