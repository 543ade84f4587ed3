import type { LotteryIssue } from '@tonalli/contracts/lottery/api';
import type { LotteryFamily, ShownRow } from '@tonalli/lottery/play';

/** A draw as it is told: its result may be anything, and missing. */
type Drawn = Pick<LotteryIssue, 'drawing'> & { result?: unknown };

/** What of a draw is out, in drawing order; null before anything is, and of a cancelled draw. */
export function shownRows(
  family: LotteryFamily | null | undefined,
  { drawing, result }: Drawn,
): readonly ShownRow[] | null {
  if (drawing) return drawing.map(toShownRow);
  return family && result !== null && result !== undefined ? family.show(result) : null;
}

function toShownRow({ station, numbers, ...row }: NonNullable<Drawn['drawing']>[number]): ShownRow {
  return {
    ...row,
    ...(station !== undefined && { station }),
    numbers: numbers.map(({ isApart, ...number }) => ({ ...number, ...(isApart && { isApart }) })),
  };
}

export const countNumbers = (rows: readonly ShownRow[]): number =>
  rows.reduce((all, { numbers }) => all + numbers.length, 0);
