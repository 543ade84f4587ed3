/** A chance as an exact fraction. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

/** The settings of a game whose win grows with each step that is survived. Amounts in minor units. */
export interface ClimbConfig {
  readonly rtpBp: number;
  readonly minStakeMinor: number;
  readonly maxStakeMinor: number;
  readonly maxPayoutMinor: number;
}

/** Stopping after so many steps: how likely one comes so far, and what that pays. */
export interface Rung {
  readonly chance: Chance;
  /** The return over the chance, floored. */
  readonly multiplierX10000: number;
  /** With the stake, floored to the minor unit. */
  readonly payoutMinor: number;
}

/**
 * What a stake can win, step by step: `chances` are those to survive one step, two, and so on. They end where the next would pay
 * more than a round may. Whole numbers of any size throughout: products of stakes and multipliers are beyond what a double holds.
 */
export function rungsOf(chances: Iterable<Chance>, stakeMinor: number, config: ClimbConfig): Rung[] {
  const rungs: Rung[] = [];
  for (const chance of chances) {
    const multiplier = (BigInt(config.rtpBp) * chance.of) / chance.ways;
    const payout = (BigInt(stakeMinor) * multiplier) / 10_000n;
    if (payout > BigInt(config.maxPayoutMinor)) break;
    rungs.push({ chance, multiplierX10000: Number(multiplier), payoutMinor: Number(payout) });
  }
  return rungs;
}

/** What comes back in the long run from who always stops at this rung, in basis points, cut. */
const returnBp = ({ chance, payoutMinor }: Rung, stakeMinor: number): number =>
  Number((BigInt(payoutMinor) * chance.ways * 10_000n) / (BigInt(stakeMinor) * chance.of));

/** What the house keeps of a stake on average, in basis points and rounded up, of who stops where that is least. */
export const edgeBp = (rungs: readonly Rung[], stakeMinor: number): number =>
  10_000 - Math.max(...rungs.map((rung) => returnBp(rung, stakeMinor)));

/** The return as people read it, such as `"96.99"` percent: wherever a player stops it is never less. */
export const statedReturnPercent = (rungs: readonly Rung[], stakeMinor: number): string =>
  (Math.min(...rungs.map((rung) => returnBp(rung, stakeMinor))) / 100).toFixed(2);

/** The greatest win in whole stakes. */
export const mostStakes = (rungs: readonly Rung[]): number =>
  Math.floor((rungs.at(-1)?.multiplierX10000 ?? 0) / 10_000);

/** The most that can be staked for the first step to pay no more than a round may. */
export function greatestStakeMinor(first: Chance, { rtpBp, maxPayoutMinor, maxStakeMinor }: ClimbConfig): number {
  const multiplier = (BigInt(rtpBp) * first.of) / first.ways;
  const most = ((BigInt(maxPayoutMinor) + 1n) * 10_000n - 1n) / multiplier;
  return Math.min(maxStakeMinor, Number(most));
}
