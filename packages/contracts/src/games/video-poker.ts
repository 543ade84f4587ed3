import * as z from 'zod/mini';
import { Card } from './cards';

/**
 * What a bet at video poker is and what its round shows, with and without wild cards: the games, their page, the verify page and
 * the records read these. Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

export const HAND_CARDS = 5;

/** Each is a game with its prizes, named by what sets it apart from others of its kind. */
export const POKER_TABLES = ['jacks-9-6', 'jacks-8-5', 'deuces-25-15-9', 'deuces-20-12-10'] as const;
export type PokerTable = (typeof POKER_TABLES)[number];

/** Every hand that any table pays, the rarest first, and what pays nothing. */
export const POKER_HANDS = [
  'royal-flush',
  'four-deuces',
  'wild-royal',
  'five-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
  'nothing',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

export const VideoPokerBet = z.strictObject({ stakeMinor: z.int().check(z.minimum(1)) });
export type VideoPokerBet = z.infer<typeof VideoPokerBet>;

/** Of each card that was dealt, whether it is held. */
export const Hold = z.array(z.boolean()).check(z.length(HAND_CARDS));
export type Hold = z.infer<typeof Hold>;

/** The draw: what is not held is replaced, and the round is over. */
export const VideoPokerStep = z.strictObject({ hold: Hold });
export type VideoPokerStep = z.infer<typeof VideoPokerStep>;

export const VideoPokerConfig = z.object({
  table: z.enum(POKER_TABLES),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type VideoPokerConfig = z.infer<typeof VideoPokerConfig>;

const FiveCards = z.array(Card).check(z.length(HAND_CARDS));

export const VideoPokerView = z.object({
  table: z.enum(POKER_TABLES),
  dealt: FiveCards,
  /** Null before the draw. */
  hold: z.nullable(Hold),
  /** What lies there now: the cards that were dealt, after the draw the last five. */
  cards: FiveCards,
  hand: z.enum(POKER_HANDS),
  /** What a stake of 1 is paid for the last five cards; 0 before the draw. */
  multiplier: z.int(),
});
export type VideoPokerView = z.infer<typeof VideoPokerView>;
