/** The whole numbers from 1 on, of two digits: `01`, `02` ... */
export const numbersTo = (most: number): readonly string[] =>
  Array.from({ length: most }, (_, index) => `${index + 1}`.padStart(2, '0'));

/** The whole numbers from the first to the last, without leading zeros. */
export const wholeNumbers = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);

/** A number that is typed for a bet, such as `010711`, as the numbers of two digits in it. */
export const pairsIn = (typed: string): readonly string[] => typed.match(/../g) ?? [];

/** So many different ones of the numbers, written one behind the other in any order. */
export const differentPattern = (numbers: readonly string[], size: number): string =>
  `^(?:(${numbers.join('|')})(?!(?:..)*\\1)){${size}}$`;

/** So many of the numbers, which are given ascending, written one behind the other in that order. */
export function ascendingPattern(numbers: readonly string[], size: number): string {
  const each = numbers.map((number, at) => `${number}(?=${['$', ...numbers.slice(at + 1)].join('|')})`);
  return `^(?:${each.join('|')}){${size}}$`;
}
