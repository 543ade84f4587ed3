/** Every subset of so many, in the order of the things. */
export function* subsetsOf<T>(things: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) return yield [];
  for (const [at, first] of things.entries()) {
    for (const rest of subsetsOf(things.slice(at + 1), size - 1)) yield [first, ...rest];
  }
}

/** Every way to take one of each row, in the order of the rows. */
export function* productOf<T>([row, ...others]: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (!row) return yield [];
  for (const first of row) for (const rest of productOf(others)) yield [first, ...rest];
}
