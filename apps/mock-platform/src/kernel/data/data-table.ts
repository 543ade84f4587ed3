import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { DataFileError, readDataText } from './data-files';

interface TableText {
  /** As the message names it. */
  file: string;
  text: string;
}

/** The rows of a CSV file whose first line names its columns. Throws `DataFileError`. */
export function parseTable<Row>({ file, text }: TableText, row: z.ZodType<Row>): Row[] {
  const rows = parseCells({ file, text }).map(({ record, info }) => {
    const { data, error } = row.safeParse(record);
    if (data !== undefined) return data;
    const wrong = error?.issues.map(({ path, message }) => `column ${String(path[0] ?? 'names')}: ${message}`) ?? [];
    throw new DataFileError(`${file}, line ${info.lines}, ${wrong.join('; ')}`);
  });
  if (rows.length === 0) throw new DataFileError(`${file} has no rows`);
  return rows;
}

interface Cells {
  record: Record<string, string>;
  info: { lines: number };
}

function parseCells({ file, text }: TableText): Cells[] {
  try {
    return parse<Cells>(text, { columns: true, info: true, bom: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DataFileError(`${file}, line ${error.lines}, column ${error.column}: ${error.message}`, {
      cause: error,
    });
  }
}

/** The rows of a file of the data folder, such as `catalogue/vendors.csv`. Throws `DataFileError`. */
export const readTable = <Row>(name: string, row: z.ZodType<Row>): Row[] =>
  parseTable({ file: `data/${name}`, text: readDataText(name) }, row);
