/** What pays for the next stakes, in minor units: real money, and bonus money where that does not suffice. */
export interface Funds {
  readonly balanceMinor: number;
  readonly bonusMinor?: number | undefined;
  /** The most that a stake may be which bonus money pays any of. */
  readonly bonusMaxStakeMinor?: number | undefined;
}

/** A modest first stake, as long as it leaves twenty rounds. */
const FIRST_STAKE_MINOR = 1_000;
const FIRST_ROUNDS = 20;

export const fundsMinor = ({ balanceMinor, bonusMinor = 0 }: Funds): number => balanceMinor + bonusMinor;

/** The most that can be staked at once: any stake of real money alone, one with bonus money up to its most. */
export const stakeableMinor = (funds: Funds): number =>
  Math.max(funds.balanceMinor, Math.min(fundsMinor(funds), funds.bonusMaxStakeMinor ?? Number.MAX_SAFE_INTEGER));

/** Whether a stake leaves enough for a first visit. */
export const isModest = (stakeMinor: number, funds: Funds): boolean =>
  stakeMinor * FIRST_ROUNDS <= fundsMinor(funds) && stakeMinor <= stakeableMinor(funds);

/** The stake to begin with: the one that was played last where it can be placed, else a modest one. */
export function firstStake(kept: string | null, funds: Funds): number {
  const most = stakeableMinor(funds);
  const modest = Math.min(FIRST_STAKE_MINOR, Math.floor(fundsMinor(funds) / FIRST_ROUNDS), most);
  const last = kept === null ? Number.NaN : Number(kept);
  return last <= most ? last : modest;
}
