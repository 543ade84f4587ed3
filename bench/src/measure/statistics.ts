/** The value below which the given part (0 to 1) of the values lies; linear between neighbours. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Distance between the quartiles: how far the middle half of the values lies apart. */
export const spread = (values: readonly number[]): number => quantile(values, 0.75) - quantile(values, 0.25);
