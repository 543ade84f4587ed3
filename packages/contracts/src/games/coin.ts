import * as z from 'zod/mini';

/**
 * What a bet on the coin is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** How often a coin is flipped in a round at most. */
export const COIN_FLIPS = 20;

export const CoinSide = z.enum(['heads', 'tails']);
export type CoinSide = z.infer<typeof CoinSide>;

const Sides = z.array(CoinSide).check(z.maxLength(COIN_FLIPS));

export const CoinBet = z.strictObject({
  stakeMinor: z.int().check(z.minimum(1)),
  /** The first call, where it is made with the bet; the coin falls at once then. */
  call: z.optional(CoinSide),
});
export type CoinBet = z.infer<typeof CoinBet>;

export const CoinStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('call'), side: CoinSide }),
  z.strictObject({ do: z.literal('cash-out') }),
]);
export type CoinStep = z.infer<typeof CoinStep>;

/** What testers may wish: how the coin falls, from the first flip. */
export const CoinWish = z.strictObject({ flips: Sides });

export const CoinConfig = z.object({
  /** What comes back in the long run before payouts are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; one that could win more with the next call is cashed out. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type CoinConfig = z.infer<typeof CoinConfig>;

export const CoinView = z.object({
  /** From the first. All but the last came true, and the last too unless the multiplier is 0. */
  calls: Sides,
  /** How the coin falls in each flip that there could have been; null while the round is open. */
  flips: z.nullable(Sides),
  /** What a stake of 1 gets if the round ends here, in ten-thousandths: itself before the first call, nothing after a wrong one. */
  multiplierX10000: z.int(),
});
export type CoinView = z.infer<typeof CoinView>;
