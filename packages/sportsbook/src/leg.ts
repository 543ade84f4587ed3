/** Odds with the stake included, in thousandths: 1920 is 1.92. */
export type OddsMilli = number;

/** How a leg of a bet comes out. A half result is of a quarter line: one half of the stake is decided, the other comes back. */
export const LEG_RESULTS = ['WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST'] as const;
export type LegResult = (typeof LEG_RESULTS)[number];

/** What a factor is counted in. */
export const FACTOR_UNIT = 2_000n;

export const LOWEST_ODDS: OddsMilli = 1_001;
export const HIGHEST_ODDS: OddsMilli = 1_000_000;

/** Throws RangeError for what are no odds. */
export function assertOdds(oddsMilli: OddsMilli): void {
  if (!Number.isInteger(oddsMilli) || oddsMilli < LOWEST_ODDS || oddsMilli > HIGHEST_ODDS)
    throw new RangeError(`not odds: ${oddsMilli}`);
}

/**
 * What a leg multiplies the stake by, in `FACTOR_UNIT`: the odds where it won, (1 + odds) / 2 where half of it did, 1 where it is
 * void, 1/2 where half of it lost, 0 where it lost. Exact. Throws RangeError for what are no odds.
 */
export function factorOf(result: LegResult, oddsMilli: OddsMilli): bigint {
  assertOdds(oddsMilli);
  const odds = BigInt(oddsMilli);
  const factors: Record<LegResult, bigint> = {
    WON: 2n * odds,
    HALF_WON: 1_000n + odds,
    VOID: FACTOR_UNIT,
    HALF_LOST: FACTOR_UNIT / 2n,
    LOST: 0n,
  };
  return factors[result];
}

export interface DecidedLeg {
  readonly oddsMilli: OddsMilli;
  readonly result: LegResult;
}
