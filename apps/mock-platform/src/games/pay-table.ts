/** One way for a round to end, of a game whose rounds end in one of a few ways known beforehand. */
export interface Prize {
  /** What a stake of 1 is paid, in hundredths. */
  readonly multiplierX100: number;
  /** How many of the equally likely outcomes end so. */
  readonly ways: number;
}

/** What a stake on a table is worth, as exact fractions: every outcome is equally likely. */
export interface TableReturn {
  readonly outcomes: number;
  /** Returned in the long run: `paidMinor / stakedMinor`, over one of each outcome. */
  readonly paidMinor: number;
  readonly stakedMinor: number;
  /** The most that is paid, stake included, and how many outcomes pay it. */
  readonly maxWinMinor: number;
  readonly maxWinOutcomes: number;
}

interface StakeLimits {
  readonly maxStakeMinor: number;
  readonly maxPayoutMinor: number;
}

/** Ways to end that pay alike are one, the greatest first. */
export function joined(prizes: readonly Prize[]): readonly Prize[] {
  const ways = new Map<number, number>();
  for (const prize of prizes) ways.set(prize.multiplierX100, (ways.get(prize.multiplierX100) ?? 0) + prize.ways);
  return [...ways]
    .map(([multiplierX100, count]) => ({ multiplierX100, ways: count }))
    .sort((one, other) => other.multiplierX100 - one.multiplierX100);
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** What a stake is paid, floored to the minor unit. */
export const paidAt = (multiplierX100: number, stakeMinor: number): number =>
  Math.floor((stakeMinor * multiplierX100) / 100);

/** The return of a stake after its payouts are floored. */
export function tableReturn(prizes: readonly Prize[], stakeMinor: number): TableReturn {
  const outcomes = sumOf(prizes, ({ ways }) => ways);
  const top = Math.max(...prizes.map(({ multiplierX100 }) => multiplierX100));
  return {
    outcomes,
    paidMinor: sumOf(prizes, ({ multiplierX100, ways }) => ways * paidAt(multiplierX100, stakeMinor)),
    stakedMinor: outcomes * stakeMinor,
    maxWinMinor: paidAt(top, stakeMinor),
    maxWinOutcomes: sumOf(prizes, ({ multiplierX100, ways }) => (multiplierX100 === top ? ways : 0)),
  };
}

const returnBp = ({ paidMinor, stakedMinor }: TableReturn): number => Math.floor((paidMinor * 10_000) / stakedMinor);

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (exact: TableReturn): number => 10_000 - returnBp(exact);

/** The stated return as people read it, such as `"96.99"` percent: never more than it is. */
export const statedPercent = (exact: TableReturn): string => (returnBp(exact) / 100).toFixed(2);

/** The greatest stake: within the limits, and so that no win goes beyond the most that is paid. */
export function greatestStakeMinor(prizes: readonly Prize[], { maxStakeMinor, maxPayoutMinor }: StakeLimits): number {
  const top = Math.max(...prizes.map(({ multiplierX100 }) => multiplierX100));
  return Math.min(maxStakeMinor, Math.floor(((maxPayoutMinor + 1) * 100 - 1) / top));
}

/** A share in percent, cut: `"36.37"`. */
export const shareOf = (part: number, of: number): string => (Math.floor((part / of) * 10_000) / 100).toFixed(2);

/** How many rounds of a table pay anything, in percent. */
export const paidPercentOf = (prizes: readonly Prize[]): string =>
  shareOf(
    sumOf(prizes, ({ multiplierX100, ways }) => (multiplierX100 > 0 ? ways : 0)),
    sumOf(prizes, ({ ways }) => ways),
  );

/** How much a table swings, from 1 to 5, by the standard deviation of what a stake of 1 is paid. */
export function volatilityOf(prizes: readonly Prize[]): number {
  const outcomes = sumOf(prizes, ({ ways }) => ways);
  const mean = sumOf(prizes, ({ multiplierX100, ways }) => multiplierX100 * ways) / outcomes;
  const variance = sumOf(prizes, ({ multiplierX100, ways }) => (multiplierX100 - mean) ** 2 * ways) / outcomes;
  return 1 + [0.6, 1.3, 3, 5].filter((atLeast) => Math.sqrt(variance) >= atLeast * 100).length;
}

/** Of this stake no table cuts a payout. */
const WHOLE_STAKE_MINOR = 100;

/** What a table returns in the long run, in percent: never more than it is. */
export const percentOf = (prizes: readonly Prize[]): string => statedPercent(tableReturn(prizes, WHOLE_STAKE_MINOR));

/** The return of the table that gives back least. */
export const leastPercentOf = (tables: readonly (readonly Prize[])[]): string =>
  tables.map(percentOf).reduce((least, percent) => (Number(percent) < Number(least) ? percent : least));
