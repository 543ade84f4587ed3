/** The sets of `size` of `count` things, each in ascending order, the sets in lexical order. */
export function combinations(count: number, size: number): number[][] {
  const sets: number[][] = [];
  const grow = (set: readonly number[], from: number): void => {
    if (set.length === size) sets.push([...set]);
    else for (let next = from; next <= count - (size - set.length); next += 1) grow([...set, next], next + 1);
  };
  grow([], 0);
  return sets;
}

/** Systems that have a name: of so many legs, all lines of these sizes. Customary, the same with every bookmaker. */
const FULL = (legs: number, from: number): number[] =>
  Array.from({ length: legs - from + 1 }, (_, index) => from + index);

export const NAMED_SYSTEMS = {
  trixie: { legs: 3, sizes: FULL(3, 2) },
  patent: { legs: 3, sizes: FULL(3, 1) },
  yankee: { legs: 4, sizes: FULL(4, 2) },
  lucky15: { legs: 4, sizes: FULL(4, 1) },
  canadian: { legs: 5, sizes: FULL(5, 2) },
  lucky31: { legs: 5, sizes: FULL(5, 1) },
  heinz: { legs: 6, sizes: FULL(6, 2) },
  lucky63: { legs: 6, sizes: FULL(6, 1) },
  superHeinz: { legs: 7, sizes: FULL(7, 2) },
  goliath: { legs: 8, sizes: FULL(8, 2) },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>;

export type SystemName = keyof typeof NAMED_SYSTEMS;

/** How the legs of a slip are put together: each by itself, all in one line, all lines of so many legs, or a system with a name. */
export type SlipKind =
  | { readonly kind: 'singles' }
  | { readonly kind: 'parlay' }
  | { readonly kind: 'system'; readonly size: number }
  | { readonly kind: 'named'; readonly name: SystemName };

function sizesOf(slip: SlipKind, legs: number): readonly number[] {
  if (slip.kind === 'singles') return [1];
  if (slip.kind === 'parlay') return [legs];
  if (slip.kind === 'system') return [slip.size];
  return NAMED_SYSTEMS[slip.name].legs === legs ? NAMED_SYSTEMS[slip.name].sizes : [];
}

/**
 * The lines of a slip, each the places of its legs. Throws RangeError where its legs cannot be put together so: none at all,
 * a parlay of one, a system of fewer than two legs a line or of all legs, a name for another number of legs.
 */
export function linesOf(slip: SlipKind, legs: number): number[][] {
  const sizes = sizesOf(slip, legs);
  const isSystem = slip.kind === 'system';
  const fits = sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= legs);
  const isWrong = (slip.kind === 'parlay' && legs < 2) || (isSystem && (slip.size < 2 || slip.size >= legs));
  if (!fits || isWrong) throw new RangeError(`${legs} legs do not make a ${slip.kind}`);
  return sizes.flatMap((size) => combinations(legs, size));
}
