import * as z from 'zod/mini';

/**
 * What a bet at keno is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** Numbers from 1 to this are on the board. */
export const KENO_NUMBERS = 80;
/** So many of them are drawn. */
export const KENO_DRAWN = 20;
export const KENO_MOST_PICKS = 10;

const BoardNumber = z.int().check(z.minimum(1), z.maximum(KENO_NUMBERS));

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

export const KenoBet = z.strictObject({
  /** Ascending, so that one choice is written in one way. */
  picks: z.array(BoardNumber).check(z.minLength(1), z.maxLength(KENO_MOST_PICKS), z.refine(isAscending)),
  stakeMinor: z.int().check(z.minimum(1)),
});
export type KenoBet = z.infer<typeof KenoBet>;

export const KenoConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type KenoConfig = z.infer<typeof KenoConfig>;

export const KenoView = z.object({
  picks: z.array(BoardNumber),
  /** In the order in which they were drawn. */
  drawn: z.array(BoardNumber),
  /** What a stake of 1 is paid, in hundredths. */
  multiplierX100: z.int(),
});
export type KenoView = z.infer<typeof KenoView>;
