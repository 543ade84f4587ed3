const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, i) => from + i * step);

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const ALL = range(1, 36);

function* named(kind: string, groups: readonly (readonly number[])[]): Generator<[string, readonly number[]]> {
  for (const numbers of groups) yield [`${kind}:${numbers.join('-')}`, numbers];
}

const pairs = [
  ...ALL.filter((n) => n <= 33).map((n) => [n, n + 3]),
  ...ALL.filter((n) => n % 3 !== 0).map((n) => [n, n + 1]),
  ...[1, 2, 3].map((n) => [0, n]),
];
const rows = range(1, 12, 3).map((first) => range(first, 3));

/** Every spot of a single-zero table and the numbers that it covers. */
export const SPOTS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...named(
    'straight',
    range(0, 37).map((n) => [n]),
  ),
  ...named('split', pairs),
  ...named('street', [...rows, [0, 1, 2], [0, 2, 3]]),
  ...named('corner', [...ALL.filter((n) => n <= 32 && n % 3 !== 0).map((n) => [n, n + 1, n + 3, n + 4]), [0, 1, 2, 3]]),
  ...named(
    'line',
    rows.slice(0, -1).map(([first = 0]) => range(first, 6)),
  ),
  ...[1, 2, 3].map((n): [string, number[]] => [`dozen:${n}`, range((n - 1) * 12 + 1, 12)]),
  ...[1, 2, 3].map((n): [string, number[]] => [`column:${n}`, range(n, 12, 3)]),
  ['red', ALL.filter((n) => RED.has(n))],
  ['black', ALL.filter((n) => !RED.has(n))],
  ['odd', ALL.filter((n) => n % 2 === 1)],
  ['even', ALL.filter((n) => n % 2 === 0)],
  ['low', range(1, 18)],
  ['high', range(19, 18)],
]);

/** Both together lose to the zero alone, so that what is staked on both is no play. */
export const OPPOSITES: ReadonlyMap<string, string> = new Map(
  [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ].flatMap(([a = '', b = '']): [string, string][] => [
    [a, b],
    [b, a],
  ]),
);
