import * as z from 'zod/mini';
import { Card } from './cards';

/**
 * What a bet at hi-lo is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** The most cards that a round shows, the first included. */
export const HI_LO_CARDS = 32;
/** The most cards that are passed over in a round. */
export const HI_LO_SKIPS = 10;

export const HiLoBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type HiLoBet = z.infer<typeof HiLoBet>;

export const HI_LO_SIDES = ['higher', 'lower'] as const;
export type HiLoSide = (typeof HI_LO_SIDES)[number];

/** What brings about the next card. An equal one is both higher and lower. */
export const HiLoMove = z.enum([...HI_LO_SIDES, 'skip']);
export type HiLoMove = z.infer<typeof HiLoMove>;

export const HiLoStep = z.enum([...HI_LO_SIDES, 'skip', 'cash-out']);
export type HiLoStep = z.infer<typeof HiLoStep>;

export const HiLoConfig = z.object({
  /** What comes back in the long run before multipliers are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a pick that could win more is not offered. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type HiLoConfig = z.infer<typeof HiLoConfig>;

/** `refunded`: it ended before a pick, and the stake came back. */
export const HiLoEnd = z.enum(['open', 'lost', 'cashed-out', 'refunded']);
export type HiLoEnd = z.infer<typeof HiLoEnd>;

export const HiLoView = z.object({
  /** The cards that were shown, one more than there were moves. */
  cards: z.array(Card),
  moves: z.array(HiLoMove),
  end: HiLoEnd,
  /** What a stake of 1 is paid on a cash-out as things stand, in ten-thousandths; 0 once it is lost. */
  multiplierX10000: z.int(),
});
export type HiLoView = z.infer<typeof HiLoView>;
