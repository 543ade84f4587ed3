import type { SicBoDice, SicBoKind } from '@tonalli/contracts/games/sic-bo';

export interface Spot {
  readonly id: string;
  readonly kind: SicBoKind;
  /** The faces or the total that it is on; nothing where the kind says all. */
  readonly of: readonly number[];
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a stake on each total wins beside itself, in stakes. */
export const TOTAL_PAYS: Readonly<Record<number, number>> = {
  ...{ 4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 6, 10: 6 },
  ...{ 11: 6, 12: 6, 13: 8, 14: 12, 15: 17, 16: 30, 17: 60 },
};

/** What the other spots win; a number as often as it is shown. */
export const PAYS = {
  ...{ even: 1, 'any-triple': 31, triple: 180, double: 11, pair: 6 },
  single: [0, 1, 2, 12],
} as const;

const alone = (kind: SicBoKind): Spot => ({ id: kind, kind, of: [] });
const each = (kind: SicBoKind, numbers: readonly number[]): Spot[] =>
  numbers.map((number) => ({ id: `${kind}:${number}`, kind, of: [number] }));
const pairs = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map(
    (high): Spot => ({ id: `pair:${low}-${high}`, kind: 'pair', of: [low, high] }),
  ),
);

/** Every spot of the table by its id, in its order on the cloth. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [
    ...[alone('small'), alone('odd'), alone('even'), alone('big')],
    ...each('double', FACES),
    ...each('triple', FACES),
    alone('any-triple'),
    ...each('total', Object.keys(TOTAL_PAYS).map(Number)),
    ...pairs,
    ...each('single', FACES),
  ].map((spot) => [spot.id, spot]),
);

/** Throws `RangeError` for what is no spot. */
export function spotOf(id: string): Spot {
  const spot = SPOTS.get(id);
  if (!spot) throw new RangeError(`not a spot: ${id}`);
  return spot;
}

export const totalOf = (dice: SicBoDice): number => dice[0] + dice[1] + dice[2];
export const isTriple = ([one, two, three]: SicBoDice): boolean => one === two && two === three;

type Test = (dice: SicBoDice, of: readonly number[]) => number;
const times = (dice: SicBoDice, face: number | undefined): number => dice.filter((value) => value === face).length;
/** Of the chances that lose to three alike. */
const evenly =
  (holds: (total: number) => boolean): Test =>
  (dice) =>
    !isTriple(dice) && holds(totalOf(dice)) ? PAYS.even : 0;

const TESTS: Readonly<Record<SicBoKind, Test>> = {
  small: evenly((total) => total <= 10),
  big: evenly((total) => total >= 11),
  odd: evenly((total) => total % 2 === 1),
  even: evenly((total) => total % 2 === 0),
  total: (dice, [wanted = 0]) => (totalOf(dice) === wanted ? (TOTAL_PAYS[wanted] ?? 0) : 0),
  'any-triple': (dice) => (isTriple(dice) ? PAYS['any-triple'] : 0),
  triple: (dice, [face]) => (times(dice, face) === 3 ? PAYS.triple : 0),
  double: (dice, [face]) => (times(dice, face) >= 2 ? PAYS.double : 0),
  pair: (dice, of) => (of.every((face) => times(dice, face) > 0) ? PAYS.pair : 0),
  single: (dice, [face]) => PAYS.single[times(dice, face)] ?? 0,
};

/** What a stake on a spot wins beside itself with these dice, in stakes; 0 where it is lost. */
export const winOf = ({ kind, of }: Spot, dice: SicBoDice): number => TESTS[kind](dice, of);
