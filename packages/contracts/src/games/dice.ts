import * as z from 'zod/mini';

/**
 * What a bet at dice is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** A roll is a whole number below this, shown as 0.00 to 99.99. */
export const DICE_ROLLS = 10_000;

const Choice = {
  side: z.enum(['under', 'over']),
  /** Under it a smaller roll wins, over it a greater one. */
  target: z.int().check(z.minimum(0), z.maximum(DICE_ROLLS - 1)),
};

export const DiceBet = z.strictObject({ ...Choice, stakeMinor: z.int().check(z.minimum(1)) });
export type DiceBet = z.infer<typeof DiceBet>;
export type DiceChoice = Pick<DiceBet, 'side' | 'target'>;

export const DiceConfig = z.object({
  /** What comes back in the long run before multipliers are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type DiceConfig = z.infer<typeof DiceConfig>;

export const DiceView = z.object({
  ...Choice,
  roll: z.int(),
  /** What a stake of 1 is paid, in ten-thousandths. */
  multiplierX10000: z.int(),
});
export type DiceView = z.infer<typeof DiceView>;
