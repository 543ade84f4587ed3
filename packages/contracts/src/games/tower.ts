import * as z from 'zod/mini';

/**
 * What a bet at the tower is and what its round shows: the game, its page, the verify page and the records read these. Amounts
 * are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** Rows are counted from the bottom, tiles from the left, both from 0. */
export const TOWER_ROWS = 9;

/** How many tiles a row has, and how many of them are safe. */
export const TOWER_LEVELS = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
} as const;
export type TowerLevel = keyof typeof TOWER_LEVELS;

const Level = z.enum(['easy', 'medium', 'hard', 'expert', 'master']);
const Tile = z.int().check(z.minimum(0), z.maximum(3));

export const TowerBet = z.strictObject({ level: Level, stakeMinor: z.int().check(z.minimum(1)) });
export type TowerBet = z.infer<typeof TowerBet>;

export const TowerStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('climb'), tile: Tile }),
  z.strictObject({ do: z.literal('cash-out') }),
]);
export type TowerStep = z.infer<typeof TowerStep>;

/** What testers may wish: from the bottom, a tile that is safe in each row, or one that is not. */
export const TowerWish = z.strictObject({ safe: z.optional(z.array(Tile)), traps: z.optional(z.array(Tile)) });

export const TowerConfig = z.object({
  /** What comes back in the long run before multipliers are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; one that could win more with the next row is cashed out. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type TowerConfig = z.infer<typeof TowerConfig>;

export const TowerView = z.object({
  level: Level,
  /** The tile that was chosen in each row, from the bottom. */
  climbed: z.array(Tile),
  /** What was drawn for each row: the one tile that differs from the others in it; null while the round is open. */
  odd: z.nullable(z.array(Tile)),
  /** What a stake of 1 gets if the round ends here, in ten-thousandths: itself before the first row, nothing after a fall. */
  multiplierX10000: z.int(),
});
export type TowerView = z.infer<typeof TowerView>;
