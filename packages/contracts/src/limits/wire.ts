import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney, SignedMoney } from '../money';
import { DAY_MINUTES } from './own-limits';
import { LIMIT_KINDS, OWN_LIMIT_PERIODS } from './periods';

const BY_CALENDAR = {
  daily: PositiveMoney.optional(),
  weekly: PositiveMoney.optional(),
  monthly: PositiveMoney.optional(),
};

/** What a member chooses; left out: no limit. */
export const ChosenDepositLimits = z.strictObject(BY_CALENDAR);

/** The limits of one kind, in the periods that it has; `minutes`: of play in a day. Left out: no limit. */
export const ChosenLimits = z.strictObject({
  ...BY_CALENDAR,
  rolling: PositiveMoney.optional(),
  each: PositiveMoney.optional(),
  minutes: z.int().min(1).max(DAY_MINUTES).optional(),
});

const Kind = z.enum(LIMIT_KINDS);
const ChangeId = z.string().regex(/^L\d{8,15}$/, 'has to be the id of a change');

const LimitState = z.object({
  kind: Kind.exclude(['time']),
  period: z.enum(OWN_LIMIT_PERIODS),
  limit: PositiveMoney.nullable(),
  /** Of the running period, what is open included; below zero where more was won than lost. */
  used: SignedMoney,
  left: Money.nullable(),
  /** When the next period begins; null where none does. */
  startsAnewAt: z.iso.datetime().nullable(),
});

/** A limit that was asked to be higher or gone. The member confirms it from one moment until another. */
const LimitChange = z.object({
  changeId: ChangeId,
  kind: Kind,
  limits: ChosenLimits,
  askedAt: z.iso.datetime(),
  confirmableFrom: z.iso.datetime(),
  confirmableUntil: z.iso.datetime(),
  /** Its time has come. */
  isConfirmable: z.boolean(),
});

export const OwnLimitsState = z.object({
  /** The kinds that are offered here. */
  kinds: z.array(Kind),
  states: z.array(LimitState),
  timeMinutes: z.int().nullable(),
  /** What waits for its time, or for the member's word. */
  changes: z.array(LimitChange),
  /** Nothing was decided on limits of deposits yet, and nothing deposited. */
  asksBeforeDeposit: z.boolean(),
  isReviewDue: z.boolean(),
});

const LimitHistory = z.object({
  /** One after another, the last of them today. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      deposited: Money,
      /** What was paid less what was staked, of rounds that were decided on the day. */
      net: SignedMoney,
      playedMs: z.int().min(0),
    }),
  ),
});

export const fetchLimitHistory = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLimitHistory',
  summary: 'What the member deposited, won or lost, and how long they played, on each of the last days',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: LimitHistory,
});

export const fetchLimits = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLimits',
  summary: "The member's own limits, what is used of them, and the changes that wait",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: OwnLimitsState,
});

export const changeLimits = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_changeLimits',
  summary: 'What is lower holds at once; what is higher or gone waits, and then for the word of the member',
  token: 'required',
  extension: true,
  request: z.strictObject({ kind: Kind, limits: ChosenLimits }),
  value: OwnLimitsState,
  errors: ['LIMIT_INVALID'],
});

export const confirmLimitChange = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmLimitChange',
  summary: 'A change that has waited long enough holds from now on',
  token: 'required',
  extension: true,
  request: z.strictObject({ changeId: ChangeId }),
  value: OwnLimitsState,
  errors: ['LIMIT_CHANGE_NOT_FOUND', 'LIMIT_CHANGE_TOO_EARLY', 'LIMIT_INVALID'],
});

export const cancelLimitChange = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelLimitChange',
  summary: 'A change that waits is called off',
  token: 'required',
  extension: true,
  request: z.strictObject({ changeId: ChangeId }),
  value: OwnLimitsState,
  errors: ['LIMIT_CHANGE_NOT_FOUND'],
});

export const answerLimitReminder = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_answerLimitReminder',
  summary: 'The member deposits without a limit, or has looked at the limits again',
  token: 'required',
  extension: true,
  request: z.strictObject({ answer: z.enum(['WITHOUT_LIMITS', 'REVIEWED']) }),
  value: OwnLimitsState,
});
