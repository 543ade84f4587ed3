import * as z from 'zod/mini';

/**
 * A wheel of 54 segments that all players of a table share: what a bet is and what its round shows. Amounts are whole minor units.
 * In the small dialect of zod, since the page carries them.
 */

/** What the segments show, the most frequent first. */
export const WHEEL_SPOTS = ['jade', 'turquoise', 'amber', 'coral', 'amethyst', 'sun'] as const;
export const WheelSpot = z.enum(WHEEL_SPOTS);
export type WheelSpot = z.infer<typeof WheelSpot>;

const Minor = z.int().check(z.minimum(1));

export const MoneyWheelBet = z.strictObject({
  /** The table's round that it is for. */
  round: z.string().check(z.maxLength(40)),
  /** What lies on each spot. */
  spots: z.partialRecord(WheelSpot, Minor),
});
export type MoneyWheelBet = z.infer<typeof MoneyWheelBet>;

export const MoneyWheelConfig = z.object({
  /** Of a spot, and so of a round. */
  minStakeMinor: Minor,
  /** Of all spots together. */
  maxStakeMinor: Minor,
  maxPayoutMinor: Minor,
  /** What the house may have to pay on one spot to all players of a round together. */
  maxExposureMinor: Minor,
});
export type MoneyWheelConfig = z.infer<typeof MoneyWheelConfig>;

/** What everybody may see of a round: where the wheel stops is told once no bet can follow it. Segments count from 0, clockwise. */
export const MoneyWheelShown = z.object({ segment: z.nullable(z.int()) });
export type MoneyWheelShown = z.infer<typeof MoneyWheelShown>;

/** An own bet. Until the wheel stands the segment is null, and nothing is paid. */
export const MoneyWheelView = z.object({
  round: z.string(),
  segment: z.nullable(z.int()),
  /** What that segment shows. */
  came: z.nullable(WheelSpot),
  spots: z.array(
    z.object({
      spot: WheelSpot,
      /** What a stake of 1 is paid, with the stake, in hundredths. */
      multiplierX100: z.int(),
      stakeMinor: z.int(),
      payoutMinor: z.int(),
    }),
  ),
});
export type MoneyWheelView = z.infer<typeof MoneyWheelView>;
