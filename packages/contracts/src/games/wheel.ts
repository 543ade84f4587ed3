import * as z from 'zod/mini';

/**
 * What a bet at the wheel is and what its round shows: the game, its page, the verify page and the records read these. Amounts
 * are whole minor units. In the small dialect of zod, since the page carries them.
 */

/** Into how many equal segments a wheel may be divided. */
export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;

const Choice = { segments: z.literal(WHEEL_SEGMENTS), risk: z.enum(WHEEL_RISKS) };

export const WheelBet = z.strictObject({ ...Choice, stakeMinor: z.int().check(z.minimum(1)) });
export type WheelBet = z.infer<typeof WheelBet>;
export type WheelChoice = Pick<WheelBet, 'segments' | 'risk'>;

export const WheelConfig = z.object({
  minStakeMinor: z.int().check(z.minimum(1)),
  maxStakeMinor: z.int().check(z.minimum(1)),
  /** What a round pays at most; a stake that could win more is refused. */
  maxPayoutMinor: z.int().check(z.minimum(1)),
});
export type WheelConfig = z.infer<typeof WheelConfig>;

export const WheelView = z.object({
  ...Choice,
  /** Where the wheel stopped, from 0 on clockwise: segment 0 is the one that pays most. */
  segment: z.int(),
  /** What a stake of 1 is paid there, in hundredths. */
  multiplierX100: z.int(),
  /** What each segment pays, clockwise from segment 0. */
  wheelX100: z.array(z.int()),
});
export type WheelView = z.infer<typeof WheelView>;
