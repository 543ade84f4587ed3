import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../money';
import { DAY_MINUTES } from './own-limits';
import { LIMIT_KINDS, type LimitKind, type OwnLimitPeriod } from './periods';

const LimitMinor = z.int().min(1).max(MAX_AMOUNT_MINOR).optional();
const BY_CALENDAR = { daily: LimitMinor, weekly: LimitMinor, monthly: LimitMinor };

export const DepositLimitsInput = z.strictObject(BY_CALENDAR);

/** The limits of a kind that a member wants, in minor units; `minutes`: of play in a day. Left out: no limit. */
export const ChangeLimitsInput = z.strictObject({
  kind: z.enum(LIMIT_KINDS),
  limits: z.strictObject({
    ...BY_CALENDAR,
    rolling: LimitMinor,
    each: LimitMinor,
    minutes: z.int().min(1).max(DAY_MINUTES).optional(),
  }),
});
export type ChosenLimitsView = z.output<typeof ChangeLimitsInput>['limits'];

export const LimitChangeInput = z.strictObject({ id: z.string().regex(/^L\d{8,15}$/) });

export const LimitReminderInput = z.strictObject({ answer: z.enum(['WITHOUT_LIMITS', 'REVIEWED']) });

export interface LimitStateView {
  kind: Exclude<LimitKind, 'time'>;
  period: OwnLimitPeriod;
  limitMinor: number | null;
  usedMinor: number;
  leftMinor: number | null;
  startsAnewAt: string | null;
}

/** Times are ISO 8601 UTC. */
export interface LimitChangeView {
  id: string;
  kind: LimitKind;
  limits: ChosenLimitsView;
  askedAt: string;
  confirmableFrom: string;
  confirmableUntil: string;
  /** Its time has come. */
  isConfirmable: boolean;
}

/** A day of the operator's calendar; amounts in minor units. */
export interface LimitHistoryDay {
  day: string;
  depositedMinor: number;
  /** Below zero: lost. */
  netMinor: number;
  playedMs: number;
}

export interface LimitsView {
  kinds: LimitKind[];
  states: LimitStateView[];
  timeMinutes: number | null;
  changes: LimitChangeView[];
  asksBeforeDeposit: boolean;
  isReviewDue: boolean;
}
