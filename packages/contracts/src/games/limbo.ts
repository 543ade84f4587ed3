import * as z from 'zod/mini';

/**
 * What a bet at limbo is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units, multipliers hundredths. In the small dialect of zod, since the page carries them.
 */

/** A draw is a whole number below this. */
export const LIMBO_DRAWS = 2 ** 32;
/** A multiplier that is drawn lies between these, and so does a target, but for 1.00 itself. */
export const LIMBO_LEAST_X100 = 100;
export const LIMBO_MOST_X100 = 100_000_000;

const Target = z.int().check(z.minimum(LIMBO_LEAST_X100 + 1), z.maximum(LIMBO_MOST_X100));

/** Wins when the multiplier that is drawn is the target or more, and pays the target. */
export const LimboBet = z.strictObject({ targetX100: Target, stakeMinor: z.int().check(z.minimum(1)) });
export type LimboBet = z.infer<typeof LimboBet>;
export type LimboChoice = Pick<LimboBet, 'targetX100'>;

export const LimboConfig = z.object({
  /** What comes back in the long run before payouts are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type LimboConfig = z.infer<typeof LimboConfig>;

export const LimboView = z.object({
  targetX100: Target,
  /** The multiplier that was drawn. */
  resultX100: z.int(),
});
export type LimboView = z.infer<typeof LimboView>;
