import type { ShownRow } from '@tonalli/lottery/play';

/** What is still covered has the room of what will stand there. */
const COVER = '·';

/** The rows with all but the first `out` numbers covered. */
export function unveil(rows: readonly ShownRow[], out: number): readonly ShownRow[] {
  let left = out;
  return rows.map((row) => {
    const open = Math.max(0, Math.min(left, row.numbers.length));
    left -= row.numbers.length;
    return {
      ...row,
      numbers: row.numbers.map((number, place) =>
        place < open ? number : { ...number, text: COVER.repeat(number.text.length), tone: 'dark' },
      ),
    };
  });
}
