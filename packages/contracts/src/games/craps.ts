import * as z from 'zod/mini';

/**
 * What a bet at craps is and what its round shows: the game, its page, the verify page and the records read these. Amounts are
 * whole minor units. In the small dialect of zod, since the page carries them.
 */

export const CRAPS_SPOTS = [
  'pass',
  'dont-pass',
  'pass-odds',
  'dont-odds',
  'field',
  'place-4',
  'place-5',
  'place-6',
  'place-8',
  'place-9',
  'place-10',
  'hard-4',
  'hard-6',
  'hard-8',
  'hard-10',
  'any-craps',
  'two',
  'eleven',
  'twelve',
] as const;
export const CrapsSpot = z.enum(CRAPS_SPOTS);
export type CrapsSpot = z.infer<typeof CrapsSpot>;

const Minor = z.int().check(z.minimum(1));
const Laid = z.record(z.string().check(z.maxLength(16)), Minor);

/** What lies on each spot for the first roll. */
export const CrapsBet = z.strictObject({ spots: Laid });
export type CrapsBet = z.infer<typeof CrapsBet>;

/** The next roll, with what is laid for it; or all rolls until nothing is open. */
export const CrapsStep = z.union([
  z.strictObject({ do: z.literal('roll'), spots: Laid }),
  z.strictObject({ do: z.literal('roll-out') }),
]);
export type CrapsStep = z.infer<typeof CrapsStep>;

export const CrapsConfig = z.object({
  /** Of a spot. */
  minStakeMinor: Minor,
  /** Of all that lies on the table at a time. */
  maxStakeMinor: Minor,
  /** On each hard way and each bet of one roll but the field. */
  maxSideMinor: Minor,
  maxPayoutMinor: Minor,
});
export type CrapsConfig = z.infer<typeof CrapsConfig>;

const Die = z.int().check(z.minimum(1), z.maximum(6));

export const CrapsRoll = z.object({
  dice: z.tuple([Die, Die]),
  /** What was laid before it. */
  laid: z.array(z.object({ spot: CrapsSpot, stakeMinor: Minor })),
  /** What it decided. */
  results: z.array(z.object({ spot: CrapsSpot, stakeMinor: z.int(), payoutMinor: z.int() })),
});
export type CrapsRoll = z.infer<typeof CrapsRoll>;

export const CrapsView = z.object({
  /** Null on the come-out. */
  point: z.nullable(z.int()),
  rolls: z.array(CrapsRoll),
  open: z.array(z.object({ spot: CrapsSpot, stakeMinor: z.int() })),
});
export type CrapsView = z.infer<typeof CrapsView>;
