import * as z from 'zod/mini';
import { Card } from './cards';

/**
 * What a bet at baccarat is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export const BaccaratSpot = z.enum(BACCARAT_SPOTS);
export type BaccaratSpot = z.infer<typeof BaccaratSpot>;

export const BaccaratWinner = z.enum(['player', 'banker', 'tie']);
export type BaccaratWinner = z.infer<typeof BaccaratWinner>;

const Minor = z.int().check(z.minimum(1));

/** What lies on each spot. */
export const BaccaratBet = z.strictObject({ spots: z.record(z.string().check(z.maxLength(24)), Minor) });
export type BaccaratBet = z.infer<typeof BaccaratBet>;

export const BaccaratConfig = z.object({
  /** Of a spot, and so of a round. */
  minStakeMinor: Minor,
  /** Of all spots together, and so of player and banker. */
  maxStakeMinor: Minor,
  /** On the tie and on each pair. */
  maxSideMinor: Minor,
  maxPayoutMinor: Minor,
});
export type BaccaratConfig = z.infer<typeof BaccaratConfig>;

export const BaccaratView = z.object({
  /** In the order in which they were dealt: two, or three. */
  player: z.array(Card),
  banker: z.array(Card),
  winner: BaccaratWinner,
  spots: z.array(z.object({ spot: BaccaratSpot, stakeMinor: z.int(), payoutMinor: z.int() })),
});
export type BaccaratView = z.infer<typeof BaccaratView>;
