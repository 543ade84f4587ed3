import * as z from 'zod/mini';
import { Card } from './cards';

/**
 * What a bet at blackjack is and what its round shows: the game, its page, the verify page and the records read these. Amounts
 * are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** At least two, so that half of it can insure. */
export const BlackjackBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(2)) });
export type BlackjackBet = z.infer<typeof BlackjackBet>;

export const BlackjackStep = z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline']);
export type BlackjackStep = z.infer<typeof BlackjackStep>;

export const BlackjackConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(2)),
  maxStakeMinor: z.int().check(z.minimum(2)),
  /** What a round pays at most: two hands, both doubled and won, pay eight stakes. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type BlackjackConfig = z.infer<typeof BlackjackConfig>;

/** `insurance`: the dealer shows an ace, and the player has to say whether they insure the hand. */
export const BlackjackStage = z.enum(['insurance', 'play', 'over']);
export type BlackjackStage = z.infer<typeof BlackjackStage>;

/** `push`: equal to the dealer, the stake came back. `bust`: above 21. */
export const BlackjackOutcome = z.enum(['open', 'blackjack', 'won', 'push', 'lost', 'bust']);
export type BlackjackOutcome = z.infer<typeof BlackjackOutcome>;

export const BlackjackHand = z.object({
  cards: z.array(Card),
  isDoubled: z.boolean(),
  outcome: BlackjackOutcome,
  stakeMinor: z.int(),
  /** With the stake that came back; 0 while the round is open. */
  payoutMinor: z.int(),
});
export type BlackjackHand = z.infer<typeof BlackjackHand>;

export const BlackjackView = z.object({
  stage: BlackjackStage,
  /** One, or two after a split. */
  hands: z.array(BlackjackHand),
  /** The hand that is played now; null while none is. */
  active: z.nullable(z.int()),
  /** The card that is shown; all of them once the round is over. */
  dealer: z.array(Card),
  /** Null unless the hand was insured. */
  insurance: z.nullable(z.object({ stakeMinor: z.int(), payoutMinor: z.int() })),
  /** What was done, in order. */
  steps: z.array(BlackjackStep),
});
export type BlackjackView = z.infer<typeof BlackjackView>;
