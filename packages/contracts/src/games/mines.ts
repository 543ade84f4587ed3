import * as z from 'zod/mini';

/**
 * What a bet at mines is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** Cells lie in rows from the top left, numbered from 0. */
export const MINES_CELLS = 25;
export const MINES_IN_A_ROW = 5;

const Cell = z.int().check(z.minimum(0), z.maximum(MINES_CELLS - 1));
const Bombs = z.int().check(z.minimum(1), z.maximum(MINES_CELLS - 1));

export const MinesBet = z.strictObject({ bombs: Bombs, stakeMinor: z.int().check(z.minimum(1)) });
export type MinesBet = z.infer<typeof MinesBet>;

export const MinesStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('open'), cell: Cell }),
  z.strictObject({ do: z.literal('cash-out') }),
]);
export type MinesStep = z.infer<typeof MinesStep>;

/** What testers may wish: cells that hide a bomb, and cells that do not. */
export const MinesWish = z.strictObject({ bombs: z.optional(z.array(Cell)), safe: z.optional(z.array(Cell)) });

export const MinesConfig = z.object({
  /** What comes back in the long run before multipliers are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; one that could win more with the next cell is cashed out. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type MinesConfig = z.infer<typeof MinesConfig>;

export const MinesView = z.object({
  bombs: Bombs,
  /** In the order in which they were opened. */
  opened: z.array(Cell),
  /** Where the bombs lie, in the order in which they were drawn; null while the round is open. */
  places: z.nullable(z.array(Cell)),
  /** What a stake of 1 gets if the round ends here, in ten-thousandths: itself with nothing open, nothing after a bomb. */
  multiplierX10000: z.int(),
});
export type MinesView = z.infer<typeof MinesView>;
