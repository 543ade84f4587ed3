/**
 * How a line came out. `VOID`: the stake comes back untouched (a push, a cancelled match, a round left before its first step).
 * `HALF_WON`, `HALF_LOST`: half the stake won or lost, the other half came back. `CASHED_OUT`: sold back at a quoted price.
 */
export type LineStatus = 'WON' | 'LOST' | 'VOID' | 'HALF_WON' | 'HALF_LOST' | 'CASHED_OUT';

/** The end of a line, or of a part of its stake (a partial cash-out). Amounts in minor units. */
export interface LineResult {
  readonly line: string;
  /** The stake that this decides: all that is open on the line, or a part of it. */
  readonly stakeMinor: number;
  readonly status: LineStatus;
  /** With the stake that comes back: 0 when lost, `stakeMinor` when void. */
  readonly payoutMinor: number;
  /** What of the stake counts as play, for rebates, points, levels, missions, bonuses and contracts alike. */
  readonly validStakeMinor: number;
}

type Decided = Omit<LineResult, 'validStakeMinor'>;

function validStake({ status, stakeMinor, payoutMinor }: Decided): number {
  switch (status) {
    case 'WON':
    case 'LOST':
      return stakeMinor;
    case 'HALF_WON':
    case 'HALF_LOST':
      return Math.floor(stakeMinor / 2);
    case 'VOID':
      return 0;
    case 'CASHED_OUT':
      return Math.abs(stakeMinor - payoutMinor);
  }
}

/**
 * The result of a line with its valid stake by the one rule: won and lost count in full, half results half (rounded down),
 * void nothing, a cashed-out bet |stake - returned|. A family may count less (opposite bets), never more.
 */
export const lineResult = (decided: Decided): LineResult => ({ ...decided, validStakeMinor: validStake(decided) });

/** What of all lines counts towards the wagering of a bonus: the valid stake of what was played to its end. Minor units. */
export const wageredMinorOf = (results: readonly LineResult[]): number =>
  results.reduce((sum, { status, validStakeMinor }) => sum + (status === 'CASHED_OUT' ? 0 : validStakeMinor), 0);

/** A line that pays this much: `LOST` when nothing, else `WON`. */
export const paid = (line: string, stakeMinor: number, payoutMinor: number): LineResult =>
  lineResult({ line, stakeMinor, payoutMinor, status: payoutMinor > 0 ? 'WON' : 'LOST' });

/** A line whose stake comes back. */
export const voided = (line: string, stakeMinor: number): LineResult =>
  lineResult({ line, stakeMinor, payoutMinor: stakeMinor, status: 'VOID' });
