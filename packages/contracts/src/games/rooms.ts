import * as z from 'zod/mini';

/**
 * What all rooms share, in which players bank each other: their seats, how long they wait for players, and what a seat puts up. In
 * the small dialect of zod, since pages carry them.
 */

/** Places in a room, numbered from 1; each has one player. */
export const ROOM_SEATS = 6;
/** Fewer do not play a hand. */
export const ROOM_LEAST_PLAYERS = 2;

/** From the second player on others have so long to sit down. */
export const ROOM_SEATING_MS = 12_000;
/** With every seat taken nobody is waited for. */
export const ROOM_FULL_MS = 3_000;
/** Whoever sits alone for so long has the money put up back. */
export const ROOM_ALONE_MS = 10 * 60_000;
/** Where all is decided beforehand, what was decided is seen for so long. */
export const ROOM_DECIDED_MS = 1_500;

export const RoomSeat = z.int().check(z.minimum(1), z.maximum(ROOM_SEATS));
/** The player's own part of what decides the deck: it is bound with the bet. */
export const RoomSeed = z.string().check(z.regex(/^[\x21-\x7e]{8,64}$/));

export const RoomConfig = z.object({
  /** What a hand is about before anything multiplies it. */
  anteMinor: z.int().check(z.minimum(1)),
  /** What each seat puts up: nobody can lose more in a hand. */
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  maxPayoutMinor: z.int().check(z.minimum(1)),
  /** The house's part of what a seat wins, in basis points. */
  rakeBp: z.int().check(z.minimum(0)),
});
export type RoomConfig = z.infer<typeof RoomConfig>;
