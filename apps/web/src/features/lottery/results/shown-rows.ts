import type { LotteryFamily, ShownRow } from '@tonalli/lottery/play';
import type { ToldIssue } from './told';

/** What of a draw is out, in drawing order; null before anything is, and of a cancelled draw. */
export function shownRows(
  family: LotteryFamily | null | undefined,
  { drawing, result }: Pick<ToldIssue, 'drawing' | 'result'>,
): readonly ShownRow[] | null {
  if (drawing) return drawing.map(toShownRow);
  return family && result !== null && result !== undefined ? family.show(result) : null;
}

function toShownRow({ station, numbers, ...row }: NonNullable<ToldIssue['drawing']>[number]): ShownRow {
  return {
    ...row,
    ...(station !== undefined && { station }),
    numbers: numbers.map(({ isApart, ...number }) => ({ ...number, ...(isApart && { isApart }) })),
  };
}

export const countNumbers = (rows: readonly ShownRow[]): number =>
  rows.reduce((all, { numbers }) => all + numbers.length, 0);

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
