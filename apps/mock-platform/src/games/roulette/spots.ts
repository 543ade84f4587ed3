import type { RouletteKind } from '@tonalli/contracts/games/roulette';

export const POCKETS = 37;

export interface Spot {
  readonly id: string;
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
}

const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);

export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const NUMBERS = range(1, 36);
const STREETS = range(1, 12, 3).map((first) => range(first, 3));

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';

/** Spots that are named by their numbers. */
const inside = (kind: RouletteKind, groups: readonly (readonly number[])[]): Spot[] =>
  groups.map((numbers) => ({ id: `${kind}:${numbers.join('-')}`, kind, numbers }));

const outside = (kind: RouletteKind, numbers: readonly number[], at?: number): Spot => ({
  ...{ id: at === undefined ? kind : `${kind}:${at}`, kind, numbers },
});

const ALL: readonly Spot[] = [
  ...inside(
    'straight',
    range(0, POCKETS).map((number) => [number]),
  ),
  ...inside('split', [
    ...range(1, 3).map((number) => [0, number]),
    ...NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3]),
    ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ]),
  ...inside('street', STREETS),
  ...inside('trio', [
    [0, 1, 2],
    [0, 2, 3],
  ]),
  ...inside(
    'corner',
    NUMBERS.filter((number) => number <= 32 && number % 3 !== 0).map((number) => [
      ...[number, number + 1, number + 3, number + 4],
    ]),
  ),
  ...inside('first-four', [[0, 1, 2, 3]]),
  ...inside(
    'line',
    STREETS.slice(0, -1).map(([first = 0]) => range(first, 6)),
  ),
  ...[1, 2, 3].map((dozen) => outside('dozen', range((dozen - 1) * 12 + 1, 12), dozen)),
  ...[1, 2, 3].map((column) => outside('column', range(column, 12, 3), column)),
  outside(
    'red',
    NUMBERS.filter((number) => RED.has(number)),
  ),
  outside(
    'black',
    NUMBERS.filter((number) => !RED.has(number)),
  ),
  outside('odd', range(1, 18, 2)),
  outside('even', range(2, 18, 2)),
  outside('low', range(1, 18)),
  outside('high', range(19, 18)),
];

/** Every spot of a table with a single zero. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(ALL.map((spot) => [spot.id, spot]));

/** What a stake of 1 on so many numbers is paid, with the stake: 36 for one number, 2 for eighteen. */
export const timesOf = ({ numbers }: Spot): number => 36 / numbers.length;

/** Spots that together lose to the zero alone: what lies on all of them alike is no play. */
export const PARTITIONS: readonly (readonly string[])[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen:1', 'dozen:2', 'dozen:3'],
  ['column:1', 'column:2', 'column:3'],
];
