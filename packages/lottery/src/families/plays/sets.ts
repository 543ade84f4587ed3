/** The sets of so many of the things, each in the order of the things. */
export function* setsOf<T>(things: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) return yield [];
  for (const [at, first] of things.entries()) {
    for (const rest of setsOf(things.slice(at + 1), size - 1)) yield [first, ...rest];
  }
}

/** Every way to take one of each row. */
export function* oneOfEach<T>([row, ...others]: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (!row) return yield [];
  for (const first of row) for (const rest of oneOfEach(others)) yield [first, ...rest];
}
