interface Limits {
  readonly least: number;
  readonly most: number;
  /** Only multiples of it can be staked, of which the least is one. */
  readonly step?: number;
}

/** The stake within these nearest to what was asked for. */
export const nearestStake = (stakeMinor: number, { least, most, step = 1 }: Limits): number =>
  Math.min(most - (most % step), Math.max(least, Math.round(stakeMinor / step) * step));
