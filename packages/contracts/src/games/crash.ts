import * as z from 'zod/mini';

/**
 * What a bet at crash is, what its flight shows to everybody and what the bet shows: the game, its page, the verify page and the
 * records read these. Amounts are whole minor units, multipliers hundredths, times milliseconds. In the small dialect of zod,
 * since the page carries them.
 */

/** The draw of a flight is a whole number below this. */
export const CRASH_DRAWS = 2 ** 32;
/** The least that can be cashed out: a flight that ends at 1.00 pays nobody. */
export const CRASH_LEAST_X100 = 101;
/** No flight goes beyond this. */
export const CRASH_TOP_X100 = 1_000_000;
/** So many bets a player may have in one flight. */
export const CRASH_BETS = 2;

const Multiplier = z.int().check(z.minimum(CRASH_LEAST_X100), z.maximum(CRASH_TOP_X100));
const RoundKey = z.string().check(z.minLength(1), z.maxLength(64));

export const CrashBet = z.strictObject({
  /** The flight, by its key. */
  round: RoundKey,
  stakeMinor: z.int().check(z.minimum(1)),
  /** Cashed out there by itself; null: by hand alone. */
  autoX100: z.nullable(Multiplier),
});
export type CrashBet = z.infer<typeof CrashBet>;

/** `cash-out` takes what has grown by when it arrives; `collect` what is certain already, since the target was passed. */
export const CrashStep = z.strictObject({ do: z.enum(['cash-out', 'collect']) });
export type CrashStep = z.infer<typeof CrashStep>;

export const CrashConfig = z.object({
  /** What comes back in the long run before payouts are floored, in basis points. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What one bet pays at most: there it is cashed out by itself. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
  /** What all bets of one flight could be paid at most. */
  maxFlightMinor: z.int().check(z.minimum(1)),
});
export type CrashConfig = z.infer<typeof CrashConfig>;

/** A flight as everybody sees it: where it ends is not told before it has. */
export const CrashShown = z.object({
  /** When it took off; null before. */
  flyingAt: z.nullable(z.int()),
  bustX100: z.nullable(z.int()),
});
export type CrashShown = z.infer<typeof CrashShown>;

export const CrashView = z.object({
  round: RoundKey,
  autoX100: z.nullable(Multiplier),
  /** Where it is cashed out by itself at the latest, for the target or for the most that a bet pays. */
  endX100: Multiplier,
  /** Where it was cashed out; null while it was not. */
  outX100: z.nullable(Multiplier),
  isByHand: z.boolean(),
  /** Null until the flight is over. */
  bustX100: z.nullable(z.int()),
});
export type CrashView = z.infer<typeof CrashView>;

/** What testers wish for: a flight that ends exactly there, or within these. */
export const CrashWish = z.strictObject({
  bustX100: z.optional(z.int()),
  atLeastX100: z.optional(z.int()),
  belowX100: z.optional(z.int()),
});
