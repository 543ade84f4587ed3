import { CRAPS_SPOTS, type CrapsSpot } from '@tonalli/contracts/games/craps';

export type Point = 4 | 5 | 6 | 8 | 9 | 10;

/** So many of the 1,980 equally likely ways win so much beside the stake. */
export interface Win {
  readonly ways: number;
  readonly pays: readonly [to: number, one: number];
}

interface Chances {
  readonly wins: readonly Win[];
  /** Ways in which the stake comes back. */
  readonly push: number;
}

/** Holds every chance at this table: 1,980 = 36 x 55. */
export const WAYS = 1_980;

const only = (ways: number, ...pays: readonly [number, number]): Chances => ({ wins: [{ ways, pays }], push: 0 });

const PLAIN: Readonly<Record<Exclude<CrapsSpot, 'pass-odds' | 'dont-odds'>, Chances>> = {
  pass: only(976, 1, 1),
  'dont-pass': { wins: [{ ways: 949, pays: [1, 1] }], push: 55 },
  field: {
    wins: [
      { ways: 55, pays: [3, 1] },
      { ways: 55, pays: [2, 1] },
      { ways: 770, pays: [1, 1] },
    ],
    push: 0,
  },
  'place-4': only(660, 9, 5),
  'place-5': only(792, 7, 5),
  'place-6': only(900, 7, 6),
  'place-8': only(900, 7, 6),
  'place-9': only(792, 7, 5),
  'place-10': only(660, 9, 5),
  'hard-4': only(220, 7, 1),
  'hard-6': only(180, 9, 1),
  'hard-8': only(180, 9, 1),
  'hard-10': only(220, 7, 1),
  'any-craps': only(220, 7, 1),
  two: only(55, 30, 1),
  eleven: only(110, 15, 1),
  twelve: only(55, 30, 1),
};

const PASS_ODDS: Readonly<Record<Point, Chances>> = {
  ...{ 4: only(660, 2, 1), 5: only(792, 3, 2), 6: only(900, 6, 5) },
  ...{ 8: only(900, 6, 5), 9: only(792, 3, 2), 10: only(660, 2, 1) },
};
const DONT_ODDS: Readonly<Record<Point, Chances>> = {
  ...{ 4: only(1_320, 1, 2), 5: only(1_188, 2, 3), 6: only(1_080, 5, 6) },
  ...{ 8: only(1_080, 5, 6), 9: only(1_188, 2, 3), 10: only(1_320, 1, 2) },
};

/** Odds are as the point has them; they are asked for with one. */
export function chancesOf(spot: CrapsSpot, point: Point | null): Chances {
  if (spot === 'pass-odds') return PASS_ODDS[point ?? 4];
  return spot === 'dont-odds' ? DONT_ODDS[point ?? 4] : PLAIN[spot];
}

/** With the stake; floored to the minor unit. */
export const paidAt = (stakeMinor: number, [to, one]: Win['pays']): number =>
  stakeMinor + Math.floor((stakeMinor * to) / one);

/** What 1,980 of these bets are paid. */
export function paidInAll(spot: CrapsSpot, stakeMinor: number, point: Point | null): number {
  const { wins, push } = chancesOf(spot, point);
  return wins.reduce((sum, { ways, pays }) => sum + ways * paidAt(stakeMinor, pays), push * stakeMinor);
}

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (spot: CrapsSpot, stakeMinor: number, point: Point | null): number =>
  10_000 - Math.floor((paidInAll(spot, stakeMinor, point) * 10_000) / (WAYS * stakeMinor));

/** The most that a stake is paid. */
export const mostPaid = (spot: CrapsSpot, stakeMinor: number, point: Point | null): number =>
  Math.max(...chancesOf(spot, point).wins.map(({ pays }) => paidAt(stakeMinor, pays)));

export const isSpot = (id: string): id is CrapsSpot => CRAPS_SPOTS.some((spot) => spot === id);
