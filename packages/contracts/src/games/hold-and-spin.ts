import * as z from 'zod/mini';

/**
 * What a bet of hold and spin is and what its round shows: the game, its page, the verify page and the records read these.
 * Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** The models that were ever published. */
export const HOLD_AND_SPIN_MODELS = ['low-1', 'medium-1', 'high-1'] as const;
export const HOLD_AND_SPIN_COINS = ['plain', 'mini', 'minor', 'major'] as const;

/** A stake is divided into so many line stakes, which pays are counted in: stakes are multiples of it, so that no payout is cut. */
export const HOLD_AND_SPIN_LINES = 20;

export const HoldAndSpinBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type HoldAndSpinBet = z.infer<typeof HoldAndSpinBet>;

const Model = z.enum(HOLD_AND_SPIN_MODELS);

export const HoldAndSpinConfig = z.object({
  model: Model,
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** A stake is a multiple of it. */
  stakeStepMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type HoldAndSpinConfig = z.infer<typeof HoldAndSpinConfig>;

const HeldCoin = z.object({
  /** Cells are counted down each reel, from the left one on: 0 to 14. */
  cell: z.int(),
  kind: z.enum(HOLD_AND_SPIN_COINS),
  /** What it is worth, in line stakes. */
  lineStakes: z.int(),
});
export type HeldCoin = z.infer<typeof HeldCoin>;

export const HoldAndSpinView = z.object({
  model: Model,
  /** The names of the symbols, by reel from left to right and by row from top to bottom; a coin is the scatter. */
  reels: z.array(z.array(z.string())),
  /** Coins of the spin, in the order of their cells. */
  coins: z.array(HeldCoin),
  wins: z.array(
    z.object({
      /** Which of the lines, from 0 on. */
      line: z.int(),
      symbol: z.string(),
      count: z.int(),
      lineStakes: z.int(),
    }),
  ),
  /** Coins that each respin brought; none where too few coins showed to hold them. */
  respins: z.array(z.array(HeldCoin)),
  /** The board is full: the grand prize takes the place of what the coins are worth. */
  isFull: z.boolean(),
  /** What lines, coins held and the grand prize pay, in line stakes. */
  linesPay: z.int(),
  coinsPay: z.int(),
  grandPays: z.int(),
  /** What a stake of 1 is paid, in hundredths. */
  multiplierX100: z.int(),
});
export type HoldAndSpinView = z.infer<typeof HoldAndSpinView>;
