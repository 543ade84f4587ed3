const onesIn = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + onesIn(mask >> 1));

/**
 * The greatest sum of scores where every row takes one column and no column is taken twice. There are no more rows than columns
 * and few columns: every set of columns is tried.
 */
export function bestAssignment(scores: readonly (readonly number[])[]): number {
  const columns = scores[0]?.length ?? 0;
  const best: number[] = [0];
  let greatest = 0;
  for (let taken = 1; taken < 2 ** columns; taken++) {
    const row = scores[onesIn(taken) - 1];
    if (!row) continue;
    const ends = row.map((score, column) => (taken & (1 << column) ? score + (best[taken ^ (1 << column)] ?? 0) : 0));
    best[taken] = Math.max(...ends);
    greatest = Math.max(greatest, best[taken] ?? 0);
  }
  return greatest;
}
