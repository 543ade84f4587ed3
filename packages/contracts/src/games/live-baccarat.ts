import * as z from 'zod/mini';
import { BaccaratBet, BaccaratConfig, BaccaratView, BaccaratWinner } from './baccarat';
import { Card } from './cards';

/**
 * Baccarat at a table that all its players share, its quick version and the one without commission: the spots are those of the
 * game for one, the coup is one for all. Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

export const LiveBaccaratBet = z.strictObject({
  /** The table's round that it is for. */
  round: z.string().check(z.maxLength(40)),
  spots: BaccaratBet.shape.spots,
});
export type LiveBaccaratBet = z.infer<typeof LiveBaccaratBet>;

export const LiveBaccaratConfig = z.extend(BaccaratConfig, {
  /** What the house may have to pay on one spot to all players of a round together. */
  maxExposureMinor: z.int().check(z.minimum(1)),
});
export type LiveBaccaratConfig = z.infer<typeof LiveBaccaratConfig>;

/** The coup as everybody sees it: no card before the table has closed. */
export const LiveBaccaratShown = z.object({
  player: z.array(Card),
  banker: z.array(Card),
  winner: z.nullable(BaccaratWinner),
  /** From one card to the next, ms. */
  cardMs: z.int(),
});
export type LiveBaccaratShown = z.infer<typeof LiveBaccaratShown>;

/** An own bet. Until the coup is over there are no cards, and nothing is paid. */
export const LiveBaccaratView = z.object({
  round: z.string(),
  player: z.array(Card),
  banker: z.array(Card),
  winner: z.nullable(BaccaratWinner),
  spots: BaccaratView.shape.spots,
});
export type LiveBaccaratView = z.infer<typeof LiveBaccaratView>;
