import * as z from 'zod/mini';
import { MAX_AMOUNT_MINOR } from '../money';

/** What a member can limit, in what span. Money in minor units; `time` in minutes of play. No other imports, since it ships to browsers. */
export const PERIODS_OF_LIMITS = {
  deposit: ['daily', 'weekly', 'monthly'],
  loss: ['daily', 'weekly', 'monthly', 'rolling'],
  stake: ['daily', 'weekly', 'monthly'],
  singleStake: ['each'],
  time: ['daily'],
} as const;

export type LimitKind = keyof typeof PERIODS_OF_LIMITS;
export type PeriodOf<Kind extends LimitKind> = (typeof PERIODS_OF_LIMITS)[Kind][number];
/** `rolling`: the last 24 hours; `each`: every single one. */
export type OwnLimitPeriod = PeriodOf<LimitKind>;

/** The limits that hold for a member; left out: none. */
export type OwnLimits = {
  [Kind in LimitKind]?: { [Period in PeriodOf<Kind>]?: number | undefined } | undefined;
};

const MinorLimit = z.optional(z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT_MINOR)));
const DAY_MINUTES = 24 * 60;
const CALENDAR = { daily: MinorLimit, weekly: MinorLimit, monthly: MinorLimit };

export const OwnLimits = z.strictObject({
  deposit: z.optional(z.strictObject(CALENDAR)),
  loss: z.optional(z.strictObject({ ...CALENDAR, rolling: MinorLimit })),
  stake: z.optional(z.strictObject(CALENDAR)),
  singleStake: z.optional(z.strictObject({ each: MinorLimit })),
  time: z.optional(z.strictObject({ daily: z.optional(z.int().check(z.minimum(1), z.maximum(DAY_MINUTES))) })),
}) satisfies z.ZodMiniType<OwnLimits>;
