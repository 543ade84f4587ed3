interface Step {
  key: string;
  /** Index of the item that has the focus. */
  at: number;
  /** Where each item begins, from above: items of one row begin alike. */
  tops: readonly number[];
}

/** The index that an arrow, Home or End leads to in a grid whose rows follow its width; the same where it ends. */
export function stepInGrid({ key, at, tops }: Step): number {
  const last = tops.length - 1;
  const inRow = tops.lastIndexOf(tops[0] ?? 0) + 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    // Into a last row that is shorter, to its end.
    ArrowDown: tops[at] === tops[last] ? at : Math.min(at + inRow, last),
    ArrowUp: at - inRow,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? -1 : Math.min(Math.max(next, 0), last);
}
