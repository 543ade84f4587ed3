/** An exact chance, or an expected number of times: so many ways of so many outcomes. Neither is reduced. */
export interface Chance {
  ways: bigint;
  of: bigint;
}

export const chance = (ways: bigint | number, of: bigint | number): Chance => ({ ways: BigInt(ways), of: BigInt(of) });

export const asNumber = ({ ways, of }: Chance): number => Number((ways * 1_000_000_000_000n) / of) / 1_000_000_000_000;

/** How many sets of `size` there are among `of` things; 0 where there are too few. Throws RangeError past 2^53. */
export function choose(of: number, size: number): number {
  if (size < 0 || size > of) return 0;
  let sets = 1n;
  for (let taken = 1; taken <= Math.min(size, of - size); taken++) {
    sets = (sets * BigInt(of - Math.min(size, of - size) + taken)) / BigInt(taken);
  }
  if (sets > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${of} choose ${size} is no safe integer`);
  return Number(sets);
}

/** The product of numbers of ways; 1 of none. */
export const product = (numbers: readonly number[]): number => numbers.reduce((all, number) => all * number, 1);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
