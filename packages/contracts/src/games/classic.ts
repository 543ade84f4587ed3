import * as z from 'zod/mini';

/**
 * What a bet at a classic slot of three reels is and what its round shows: the game, its page, the verify page and the records
 * read these. Amounts are whole minor units, pays hundredths of the stake. In the small dialect of zod, since the page carries them.
 */

/** The models that were ever published. */
export const CLASSIC_MODELS = ['low-1', 'medium-1', 'high-1'] as const;
export type ClassicModelId = (typeof CLASSIC_MODELS)[number];

/** The row (0 top, 2 bottom) that each line crosses on each reel. A model plays the first ones. */
export const CLASSIC_LINES: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

export const ClassicBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type ClassicBet = z.infer<typeof ClassicBet>;

export const ClassicConfig = z.object({
  model: z.enum(CLASSIC_MODELS),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** A stake is a multiple of it, so that no pay has to be cut. */
  stakeStepMinor: z.int().check(z.minimum(100), z.multipleOf(100)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type ClassicConfig = z.infer<typeof ClassicConfig>;

export const ClassicView = z.object({
  model: z.enum(CLASSIC_MODELS),
  stakeMinor: z.int(),
  /** By reel from left to right, each its symbols from top to bottom, a letter each. */
  reels: z.array(z.string()),
  wins: z.array(
    z.object({
      /** Counted from 0: the middle, the top, the bottom, down and up. */
      line: z.int(),
      symbol: z.string(),
      /** On so many reels from the left, wilds with it. */
      count: z.int(),
      /** What its wilds multiply it by. */
      times: z.int(),
      paysX100: z.int(),
    }),
  ),
  paysX100: z.int(),
});
export type ClassicView = z.infer<typeof ClassicView>;
