import * as z from 'zod/mini';

/**
 * What a bet at a slot of 243 ways is and what its round shows: the game, its page, the verify page and the records read these.
 * Amounts are whole minor units, pays hundredths of the stake. In the small dialect of zod, since the page carries them.
 */

/** The models that were ever published. */
export const WAYS_MODELS = ['low-1', 'medium-1', 'high-1'] as const;
export type WaysModelId = (typeof WAYS_MODELS)[number];

export const WaysBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type WaysBet = z.infer<typeof WaysBet>;

export const WaysConfig = z.object({
  model: z.enum(WAYS_MODELS),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** A stake is a multiple of it, so that no pay has to be cut. */
  stakeStepMinor: z.int().check(z.minimum(100), z.multipleOf(100)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type WaysConfig = z.infer<typeof WaysConfig>;

const WaysSpin = z.object({
  kind: z.enum(['base', 'free']),
  /** By reel from left to right, each its symbols from top to bottom, a letter each. */
  reels: z.array(z.string()),
  wins: z.array(
    z.object({
      symbol: z.string(),
      /** On so many reels from the left, */
      count: z.int(),
      /** in so many ways. */
      ways: z.int(),
      /** All of them together, with everything that multiplies. */
      paysX100: z.int(),
    }),
  ),
  scatters: z.int(),
  scatterPaysX100: z.int(),
  freeSpinsWon: z.int(),
  paysX100: z.int(),
});

export const WaysView = z.object({
  model: z.enum(WAYS_MODELS),
  stakeMinor: z.int(),
  /** The spin that was staked, then its free spins in order. */
  spins: z.array(WaysSpin),
  /** Of the round: the sum of its spins, or the most that a round pays. */
  paysX100: z.int(),
});
export type WaysView = z.infer<typeof WaysView>;
