import * as z from 'zod/mini';
import { RouletteBet, RouletteConfig, RouletteView } from './roulette';

/**
 * Roulette at a table that all its players share, and its quick version: the spots are those of the game for one, the ball is one
 * for all. Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

export const LiveRouletteBet = z.strictObject({
  /** The table's round that it is for. */
  round: z.string().check(z.maxLength(40)),
  spots: RouletteBet.shape.spots,
});
export type LiveRouletteBet = z.infer<typeof LiveRouletteBet>;

export const LiveRouletteConfig = z.extend(RouletteConfig, {
  /** What the house may have to pay on one spot to all players of a round together. */
  maxExposureMinor: z.int().check(z.minimum(1)),
});
export type LiveRouletteConfig = z.infer<typeof LiveRouletteConfig>;

/** What everybody may see of a round: where the ball falls is told once no bet can follow it. */
export const LiveRouletteShown = z.object({ pocket: z.nullable(z.int()) });
export type LiveRouletteShown = z.infer<typeof LiveRouletteShown>;

/** An own bet. Until the ball lies the pocket is null, and nothing is paid. */
export const LiveRouletteView = z.object({
  round: z.string(),
  pocket: z.nullable(z.int()),
  spots: RouletteView.shape.spots,
});
export type LiveRouletteView = z.infer<typeof LiveRouletteView>;
