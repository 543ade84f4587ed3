/** One option of each row, in the order of the rows. */
export function* productOf(rows: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [row, ...others] = rows;
  if (!row) {
    yield [];
    return;
  }
  for (const option of row) for (const rest of productOf(others)) yield [option, ...rest];
}

/** Every subset of so many, in the order of the options. */
export function* subsetsOf<T>(options: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [at, option] of options.entries()) {
    for (const rest of subsetsOf(options.slice(at + 1), size - 1)) yield [option, ...rest];
  }
}

/** In how many orders these digits can be drawn: 6 for `123`, 3 for `112`. */
export function permutationsOf(digits: string): number {
  const left = new Map<string, number>();
  let orders = 1;
  for (const [at, digit] of [...digits].entries()) {
    const times = (left.get(digit) ?? 0) + 1;
    left.set(digit, times);
    orders = (orders * (at + 1)) / times;
  }
  return orders;
}
