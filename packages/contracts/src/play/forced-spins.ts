/** `big-win` pays ten stakes or more; `stops` says where the reels stand; `jackpot` wins the pool whatever the reels say. */
export const FORCED_SPINS = ['win', 'lose', 'big-win', 'free-spins', 'stops', 'jackpot'] as const;
export type ForcedSpin = (typeof FORCED_SPINS)[number];
