/** The candidate that is fewest edits away from what was typed. */
export const nearest = (typed: string, candidates: readonly string[]): string | null =>
  nearestFew(typed, candidates, 1)[0] ?? null;

/** So many of the candidates, nearest first. */
export const nearestFew = (typed: string, candidates: readonly string[], count: number): string[] =>
  candidates
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
