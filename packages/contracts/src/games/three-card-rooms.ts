import * as z from 'zod/mini';
import { Card } from './cards';
import { RoomConfig, RoomSeat, RoomSeed } from './rooms';

/**
 * What a seat in a room of three-card poker is, what a hand shows to everybody and to its player: the game, its page, the verify
 * page, the list of rooms and the records read these. Amounts are whole minor units, prices whole halves of an ante. In the small
 * dialect of zod, since the page carries them.
 */

export const TRIO_CARDS = 3;
/** What a call costs at most, in antes. */
export const TRIO_MOST_LEVEL = 4;
/** How often everybody who is in speaks before cards are shown. */
export const TRIO_MOST_LAPS = 3;
/** The ante, and as much as everybody's call costs: no hand costs a seat more, in antes. */
export const TRIO_COVER_ANTES = 1 + TRIO_MOST_LAPS * TRIO_MOST_LEVEL;
export const TRIO_TURN_MS = 12_000;
/** The most careful player that plays by itself has 0. */
export const TRIO_MOST_COURAGE = 3;

/** From the lowest: the customary order, in which three alike beat a straight flush, and a straight, which is rarer, a flush. */
export const TRIO_HANDS = ['high-card', 'pair', 'flush', 'straight', 'straight-flush', 'three-of-a-kind'] as const;
export type TrioHandName = (typeof TRIO_HANDS)[number];

export const TRIO_PLAYS = ['look', 'call', 'raise', 'compare', 'fold'] as const;
/** `away`: the time was over, and the hand was folded. */
export const TrioAct = z.enum([...TRIO_PLAYS, 'away']);
export type TrioAct = z.infer<typeof TrioAct>;

export const TrioBet = z.strictObject({
  round: z.string(),
  seat: RoomSeat,
  seed: RoomSeed,
  /** Decided beforehand: the seat plays by itself, by its own cards alone, and everybody is told that it does. */
  plan: z.optional(z.strictObject({ courage: z.int().check(z.minimum(0), z.maximum(TRIO_MOST_COURAGE)) })),
});
export type TrioBet = z.infer<typeof TrioBet>;

export const TrioStep = z.strictObject({ act: z.enum(TRIO_PLAYS) });
export type TrioStep = z.infer<typeof TrioStep>;

export const TrioConfig = RoomConfig;
export type TrioConfig = RoomConfig;

/** A seat as everybody sees it. */
export const TrioSeat = z.object({
  seat: RoomSeat,
  isAutomatic: z.boolean(),
  /** Whether its player knows the cards. */
  hasLooked: z.boolean(),
  isOut: z.boolean(),
  /** What it has put into the pot, in halves of an ante. */
  halves: z.int(),
  /** What it did last; null before it spoke. */
  act: z.nullable(TrioAct),
  /** None until they are shown, which those of whoever is out never are. */
  cards: z.array(Card),
});
export type TrioSeat = z.infer<typeof TrioSeat>;

/** A hand, for everybody. */
export const TrioShown = z.object({
  /** Taken ones, by number. */
  seats: z.array(TrioSeat),
  /** The seat that has to speak; null while none has. */
  turn: z.nullable(z.int()),
  /** Which turn of the hand it is, from 1. */
  turnNo: z.int(),
  /** What a call costs whoever has looked, in antes. */
  level: z.int(),
  lap: z.int(),
  /** Who wins the pot; none until the hand is over, and where none was played. */
  winners: z.array(RoomSeat),
});
export type TrioShown = z.infer<typeof TrioShown>;

/** How a seat came out of a hand. */
export const TrioOutcome = z.object({
  seat: RoomSeat,
  isAutomatic: z.boolean(),
  isOut: z.boolean(),
  paidMinor: z.int(),
  /** Before the house's part. */
  netMinor: z.int(),
  /** The player's own, and those that were shown. */
  cards: z.array(Card),
});
export type TrioOutcome = z.infer<typeof TrioOutcome>;

/** A hand that was played, as it is kept for each of its seats. */
export const TrioHand = z.object({
  winners: z.array(RoomSeat),
  potMinor: z.int(),
  rakeMinor: z.int(),
  seats: z.array(TrioOutcome),
  /** What was done, in its order, with what it cost; antes stand in front of it. */
  acts: z.array(z.object({ seat: RoomSeat, act: TrioAct, minor: z.int() })),
});
export type TrioHand = z.infer<typeof TrioHand>;

/** A seat, for its player. */
export const TrioView = z.object({
  round: z.string(),
  seat: RoomSeat,
  hasLooked: z.boolean(),
  /** The turn in which the seat spoke last; null before it did. */
  spokeIn: z.nullable(z.int()),
  /** None before the deal, and while they are played unseen. */
  cards: z.array(Card),
  /** Null until the hand is over, and where none was played. */
  hand: z.nullable(TrioHand),
});
export type TrioView = z.infer<typeof TrioView>;
