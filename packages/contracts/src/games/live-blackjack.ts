import * as z from 'zod/mini';
import { BlackjackHand, BlackjackStep } from './blackjack';
import { Card } from './cards';

/**
 * What a bet at a table of blackjack is, what its round shows to everybody and to its player: the game, its page, the verify
 * page and the records read these. Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** Places at the table, numbered from 1, from the dealer's left on. */
export const SEATS = 7;
/** Seats that one player may take, each a bet of its own. */
export const SEATS_PER_PLAYER = 3;

/** A player has so long for each decision, from the one before it on. */
export const DECISION_MS = 15_000;
/** Nobody keeps the table waiting for longer than this, however many decisions there are. */
export const PLAY_MS = 60_000;
export const INSURANCE_MS = 10_000;
/** From the first seat that is taken until no more are. */
export const SEATING_MS = 12_000;
/** With every seat taken nobody is waited for. */
export const FULL_MS = 3_000;
/** One card follows the other. */
export const DEAL_MS = 380;
/** Between cards that the dealer turns over or draws. */
export const DEALER_MS = 800;

const Seat = z.int().check(z.minimum(1), z.maximum(SEATS));
const Moment = z.int();

export const LiveBlackjackBet = z.strictObject({
  round: z.string(),
  seat: Seat,
  /** At least two, so that half of it can insure. */
  stakeMinor: z.int().check(z.minimum(2)),
});
export type LiveBlackjackBet = z.infer<typeof LiveBlackjackBet>;

export const LiveBlackjackStep = BlackjackStep;
export type LiveBlackjackStep = z.infer<typeof LiveBlackjackStep>;

export const LiveBlackjackConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(2)),
  maxStakeMinor: z.int().check(z.minimum(2)),
  /** What a seat pays at most: two hands, both doubled and won, pay eight stakes. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type LiveBlackjackConfig = z.infer<typeof LiveBlackjackConfig>;

/** Where a seat stands: waiting for its cards, waiting for others or the dealer, asked for insurance, asked for a play, over. */
export const LiveBlackjackStage = z.enum(['seated', 'waits', 'insurance', 'play', 'over']);
export type LiveBlackjackStage = z.infer<typeof LiveBlackjackStage>;

const SEAT_FIELDS = {
  seat: Seat,
  stage: LiveBlackjackStage,
  /** As it was placed; what was added stands with hands and insurance. */
  stakeMinor: z.int(),
  /** None before the deal, one, or two after a split. */
  hands: z.array(BlackjackHand),
  /** The hand that is played now; null while none is. */
  active: z.nullable(z.int()),
  /** Null unless the hand was insured. */
  insurance: z.nullable(z.object({ stakeMinor: z.int(), payoutMinor: z.int() })),
  /** Until when the next step is taken, on the world's clock; null while none is asked for. */
  decideBy: z.nullable(Moment),
};

/** A bet, for its player. */
export const LiveBlackjackView = z.object({
  round: z.string(),
  ...SEAT_FIELDS,
  /** The card that is shown; all of them once the round is over. */
  dealer: z.array(Card),
  /** What was done, in order. */
  steps: z.array(LiveBlackjackStep),
});
export type LiveBlackjackView = z.infer<typeof LiveBlackjackView>;

/** A seat as everybody at the table sees it. */
export const LiveBlackjackSeat = z.object(SEAT_FIELDS);
export type LiveBlackjackSeat = z.infer<typeof LiveBlackjackSeat>;

/** A round, for everybody. */
export const LiveBlackjackShown = z.object({
  /** Taken ones, by number. */
  seats: z.array(LiveBlackjackSeat),
  /** None before the deal, then the card that is shown, all once the dealer has turned them over. */
  dealer: z.array(Card),
});
export type LiveBlackjackShown = z.infer<typeof LiveBlackjackShown>;

/** `open` takes bets; nothing is drawn before `closed` is over; in `drawing` the dealer turns over and draws; `over` is the result. */
export const LIVE_BLACKJACK_PHASES = ['open', 'closed', 'dealing', 'insurance', 'playing', 'drawing', 'over'] as const;
