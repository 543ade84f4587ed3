import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseTable, readTable } from './data-table';

const Row = z.strictObject({ name: z.string().min(1), games: z.string().regex(/^\d+$/, 'not a number') });
const rowsOf = (text: string) => parseTable({ file: 'data/some.csv', text }, Row);

describe('tables of data', () => {
  it('DEV-04 are read as spreadsheets write them: quotes, commas within cells, a mark at the start, Windows lines', () => {
    expect(rowsOf('\uFEFFname,games\r\n"Oro, ""plata""",3\r\n\r\nÑandú,40\r\n')).toEqual([
      { name: 'Oro, "plata"', games: '3' },
      { name: 'Ñandú', games: '40' },
    ]);
  });

  it.each([
    ['name,games\nOro,3\nPlata,many\n', 'data/some.csv, line 3, column games: not a number'],
    ['name,games\n,3\n', 'line 2, column name'],
    ['name,games\nOro,3\n\nPlata\n', 'line 4, column games'],
    ['name,games\nOro,3\n"Plata,4\n', 'line 3, column name'],
    ['name\nOro\n', 'line 2, column games'],
    ['name,games,colour\nOro,3,red\n', 'line 2, column names: Unrecognized key: "colour"'],
    ['name,games\n', 'data/some.csv has no rows'],
    ['', 'data/some.csv has no rows'],
  ])('DEV-04 say file, line and column of what is wrong in %j', (text, message) => {
    expect(() => rowsOf(text)).toThrow(message);
  });

  it('DEV-04 say which file is not there', () => {
    expect(() => readTable('catalogue/nothing.csv', Row)).toThrow('data/catalogue/nothing.csv cannot be read: ENOENT');
  });
});
