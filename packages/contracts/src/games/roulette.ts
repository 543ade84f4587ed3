import * as z from 'zod/mini';

/**
 * What a bet at roulette is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

export const RouletteKind = z.enum([
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'line',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
]);
export type RouletteKind = z.infer<typeof RouletteKind>;

const Minor = z.int().check(z.minimum(1));

/** What lies on each spot: `straight:17`, `split:14-17`, `dozen:2`, `red`. */
export const RouletteBet = z.strictObject({ spots: z.record(z.string().check(z.maxLength(24)), Minor) });
export type RouletteBet = z.infer<typeof RouletteBet>;

export const RouletteConfig = z.object({
  /** Of a spot, and so of a round. */
  minStakeMinor: Minor,
  /** Of all spots together. */
  maxStakeMinor: Minor,
  /** On one number; on a spot of several as often as it has numbers. */
  maxStraightMinor: Minor,
  maxPayoutMinor: Minor,
});
export type RouletteConfig = z.infer<typeof RouletteConfig>;

export const RouletteView = z.object({
  pocket: z.int(),
  spots: z.array(
    z.object({
      spot: z.string(),
      kind: RouletteKind,
      numbers: z.array(z.int()),
      stakeMinor: z.int(),
      payoutMinor: z.int(),
    }),
  ),
});
export type RouletteView = z.infer<typeof RouletteView>;
