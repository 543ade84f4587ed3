import * as z from 'zod/mini';
import { MAX_AMOUNT_MINOR } from '../money';
import type { LimitKind, PeriodOf } from './periods';

/** The limits that hold for a member, in minor units; `time` in minutes of play. Left out: none. */
export type OwnLimits = {
  [Kind in LimitKind]?: { [Period in PeriodOf<Kind>]?: number | undefined } | undefined;
};

const MinorLimit = z.optional(z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT_MINOR)));
export const DAY_MINUTES = 24 * 60;
const CALENDAR = { daily: MinorLimit, weekly: MinorLimit, monthly: MinorLimit };

export const OwnLimits = z.strictObject({
  deposit: z.optional(z.strictObject(CALENDAR)),
  loss: z.optional(z.strictObject({ ...CALENDAR, rolling: MinorLimit })),
  stake: z.optional(z.strictObject(CALENDAR)),
  singleStake: z.optional(z.strictObject({ each: MinorLimit })),
  time: z.optional(z.strictObject({ daily: z.optional(z.int().check(z.minimum(1), z.maximum(DAY_MINUTES))) })),
}) satisfies z.ZodMiniType<OwnLimits>;
