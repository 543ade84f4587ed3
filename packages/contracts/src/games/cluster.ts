import * as z from 'zod/mini';

/**
 * What a bet of the tumbling board is and what its round shows: the game, its page, the verify page and the records read these.
 * Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** The models that were ever published. */
export const CLUSTER_MODELS = ['low-1', 'medium-1', 'high-1'] as const;

/** Pays are counted in twentieths of the stake: stakes are multiples of it, so that no payout is cut. */
export const CLUSTER_PARTS = 20;

export const ClusterBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type ClusterBet = z.infer<typeof ClusterBet>;

const Model = z.enum(CLUSTER_MODELS);

export const ClusterConfig = z.object({
  model: Model,
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** A stake is a multiple of it. */
  stakeStepMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type ClusterConfig = z.infer<typeof ClusterConfig>;

/** The board as it stands: after the first drop, and after each win once new symbols have fallen. */
const Step = z.object({
  /** The names of the symbols, by column from left to right and by row from top to bottom. */
  reels: z.array(z.array(z.string())),
  /** What wins on it, before the multiplier. */
  wins: z.array(z.object({ symbol: z.string(), count: z.int(), parts: z.int() })),
  /** What its wins are multiplied by. */
  multiplier: z.int(),
  /** What it pays in all, in twentieths of the stake. */
  parts: z.int(),
});

export const ClusterView = z.object({
  model: Model,
  steps: z.array(Step),
  /** The last win that a round can have: it empties the board and pays the prize for that, in twentieths of the stake. */
  isCleared: z.boolean(),
  clearPays: z.int(),
  /** What a stake of 1 is paid, in hundredths. */
  multiplierX100: z.int(),
});
export type ClusterView = z.infer<typeof ClusterView>;
