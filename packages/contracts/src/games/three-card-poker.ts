import * as z from 'zod/mini';
import { Card } from './cards';

/**
 * What a bet at three-card poker is and what its round shows: the game, its page, the verify page and the records read these.
 * Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

export const THREE_CARDS = 3;

/** From the lowest. */
export const THREE_CARD_HANDS = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const;
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

/** The stake is the ante; the pair plus is as much again. */
export const ThreeCardBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)), pairPlus: z.boolean() });
export type ThreeCardBet = z.infer<typeof ThreeCardBet>;

/** `check`: the ante goes on by itself with a pair or better, else the hand is folded; what happens to who does not come back. */
export const ThreeCardStep = z.enum(['play', 'fold', 'check']);
export type ThreeCardStep = z.infer<typeof ThreeCardStep>;

export const ThreeCardConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; an ante that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type ThreeCardConfig = z.infer<typeof ThreeCardConfig>;

const Line = z.object({
  stakeMinor: z.int(),
  /** With the stake that came back; 0 while it is open. */
  payoutMinor: z.int(),
});
export type ThreeCardLine = z.infer<typeof Line>;

export const ThreeCardView = z.object({
  player: z.array(Card),
  hand: z.enum(THREE_CARD_HANDS),
  /** Null while the player has to say. */
  step: z.nullable(ThreeCardStep),
  /** None of them before that. */
  dealer: z.array(Card),
  dealerHand: z.nullable(z.enum(THREE_CARD_HANDS)),
  /** Whether the dealer has a queen or better. */
  qualifies: z.nullable(z.boolean()),
  ante: Line,
  play: z.nullable(Line),
  pairPlus: z.nullable(Line),
});
export type ThreeCardView = z.infer<typeof ThreeCardView>;
