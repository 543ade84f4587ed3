/** The stake within these nearest to what was asked for. */
export const nearestStake = (stakeMinor: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Math.round(stakeMinor)));
