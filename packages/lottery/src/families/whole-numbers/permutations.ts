import { product } from '../../chance';

/** The digits of a number in ascending order: the same for all its permutations. */
export const sorted = (number: string): string => [...number].sort().join('');

const factorial = (of: number): number => product(Array.from({ length: of }, (_, index) => index + 1));

/** How many different numbers the digits of a number make: 24 of 1234, 4 of 1112, 1 of 1111. */
export function permutationCount(number: string): number {
  const repeats = new Map<string, number>();
  for (const digit of number) repeats.set(digit, (repeats.get(digit) ?? 0) + 1);
  return factorial(number.length) / product([...repeats.values()].map(factorial));
}

/** The different numbers that the digits of a number make. */
export function* permutationsOf(number: string): Generator<string> {
  if (number === '') yield '';
  for (const digit of new Set(number)) {
    for (const rest of permutationsOf(number.replace(digit, ''))) yield `${digit}${rest}`;
  }
}
