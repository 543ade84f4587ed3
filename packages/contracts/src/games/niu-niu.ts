import * as z from 'zod/mini';
import { Card } from './cards';
import { RoomConfig, RoomSeat, RoomSeed } from './rooms';

/**
 * What a seat in a room of niu niu is, what a hand shows to everybody and to its player: the game, its page, the verify page, the
 * list of rooms and the records read these. Amounts are whole minor units. In the small dialect of zod, since the page carries them.
 */

export const NIU_CARDS = 5;
/** So many are seen by their player while the bank is bid for. */
export const NIU_SEEN_CARDS = 4;
export const NIU_MOST_BID = 3;
export const NIU_MOST_MULTIPLE = 5;

export const NIU_BID_MS = 12_000;
export const NIU_STAKE_MS = 12_000;
const Bid = z.int().check(z.minimum(0), z.maximum(NIU_MOST_BID));
const Multiple = z.int().check(z.minimum(1), z.maximum(NIU_MOST_MULTIPLE));

export const NiuNiuBet = z.strictObject({
  round: z.string(),
  seat: RoomSeat,
  seed: RoomSeed,
  /** Decided beforehand: the seat plays by itself, and everybody is told that it does. */
  plan: z.optional(z.strictObject({ bid: Bid, multiple: Multiple })),
});
export type NiuNiuBet = z.infer<typeof NiuNiuBet>;

/** A bid for the bank, 0 for none, or how many times over the others stake against it. */
export const NiuNiuStep = z.union([z.strictObject({ bid: Bid }), z.strictObject({ multiple: Multiple })]);
export type NiuNiuStep = z.infer<typeof NiuNiuStep>;

export const NiuNiuConfig = RoomConfig;
export type NiuNiuConfig = z.infer<typeof NiuNiuConfig>;

/** A seat as everybody sees it. */
export const NiuNiuSeat = z.object({
  seat: RoomSeat,
  isAutomatic: z.boolean(),
  /** What is asked now was answered. */
  isReady: z.boolean(),
  /** What was asked was not answered in time, so that the least counts. */
  isAway: z.boolean(),
  /** Null until all have bid. */
  bid: z.nullable(z.int()),
  /** Null until the hand is over, and of the bank. */
  multiple: z.nullable(z.int()),
  /** None until the hand is over. */
  cards: z.array(Card),
});
export type NiuNiuSeat = z.infer<typeof NiuNiuSeat>;

/** A hand, for everybody. */
export const NiuNiuShown = z.object({
  /** Taken ones, by number. */
  seats: z.array(NiuNiuSeat),
  /** The seat that banks; null until it is known, and where no hand was played. */
  bank: z.nullable(z.int()),
  /** By how much the bank multiplies every stake. */
  bid: z.int(),
});
export type NiuNiuShown = z.infer<typeof NiuNiuShown>;

/** How a seat came out of a hand. */
export const NiuNiuOutcome = z.object({
  seat: RoomSeat,
  isAutomatic: z.boolean(),
  bid: z.int(),
  /** Null of the bank. */
  multiple: z.nullable(z.int()),
  cards: z.array(Card),
  /** Before the house's part. */
  netMinor: z.int(),
});
export type NiuNiuOutcome = z.infer<typeof NiuNiuOutcome>;

/** A hand that was played, as it is kept for each of its seats. */
export const NiuNiuHand = z.object({
  bank: RoomSeat,
  bid: z.int(),
  rakeMinor: z.int(),
  seats: z.array(NiuNiuOutcome),
});
export type NiuNiuHand = z.infer<typeof NiuNiuHand>;

/** A seat, for its player. */
export const NiuNiuView = z.object({
  round: z.string(),
  seat: RoomSeat,
  /** Null until it was said. */
  bid: z.nullable(z.int()),
  multiple: z.nullable(z.int()),
  /** None before the deal, four while bank and stakes are decided, all once the hand is over. */
  cards: z.array(Card),
  /** Null until the hand is over, and where none was played. */
  hand: z.nullable(NiuNiuHand),
});
export type NiuNiuView = z.infer<typeof NiuNiuView>;

/** `open` takes seats; nothing is drawn before `closed` is over; `over` is the showdown. */
export const NIU_PHASES = ['open', 'closed', 'bidding', 'staking', 'over'] as const;
