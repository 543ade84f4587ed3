import * as z from 'zod/mini';

/**
 * What a bet at plinko is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

/** How many rows of pegs a ball falls through. */
export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;

const Choice = { rows: z.literal(PLINKO_ROWS), risk: z.enum(PLINKO_RISKS) };

export const PlinkoBet = z.strictObject({ ...Choice, stakeMinor: z.int().check(z.minimum(1)) });
export type PlinkoBet = z.infer<typeof PlinkoBet>;
export type PlinkoChoice = Pick<PlinkoBet, 'rows' | 'risk'>;

export const PlinkoConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type PlinkoConfig = z.infer<typeof PlinkoConfig>;

/** Where the ball went at each row: 0 to the left, 1 to the right. */
export const PlinkoPath = z.array(z.literal([0, 1]));
export type PlinkoPath = z.infer<typeof PlinkoPath>;

export const PlinkoView = z.object({
  ...Choice,
  path: PlinkoPath,
  /** Where it landed, from 0 on the left to `rows` on the right: how often it went to the right. */
  slot: z.int(),
  /** What a stake of 1 is paid there, in hundredths. */
  multiplierX100: z.int(),
});
export type PlinkoView = z.infer<typeof PlinkoView>;
