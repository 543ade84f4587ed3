import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money, SignedMoney } from '../money';
import { IMAGE_ERRORS, ImageId, Images } from '../uploads';
import { PROMOTION_OBSTACLES, PROMOTION_RULES, PromotionId, Remark } from './parts';
import { PROMOTION_STATUSES, TAKING_ACTIONS } from './status';
import { Prize } from './wire-list';

/** Something that is asked of a member, or stands in their way. `level`, `amount` and `at` say how much of it, where it has a measure. */
export const Requirement = z.object({
  rule: z.enum([...PROMOTION_RULES, ...PROMOTION_OBSTACLES]),
  level: z.int().optional(),
  amount: Money.optional(),
  at: z.iso.datetime().optional(),
  days: z.int().optional(),
});
export type Requirement = z.infer<typeof Requirement>;

const Standing = z.object({
  promotionId: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  action: z.enum(TAKING_ACTIONS).nullable(),
  /** What keeps the member from the action. */
  reasons: z.array(Requirement),
});
export type Standing = z.infer<typeof Standing>;

const SignInCalendar = z.object({
  /** How many of the days of this round are signed. */
  signedCount: z.int(),
  isSignedToday: z.boolean(),
  /** yyyy-MM-dd of the operator's zone. */
  today: z.iso.date(),
  /** When the next day begins. */
  nextDayAt: z.iso.datetime(),
});

/** Net loss: stakes less payouts, less what was given as bonus and cashback. */
const RunningCashback = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  stake: Money,
  payout: Money,
  bonus: Money,
  netLoss: SignedMoney,
  rateBp: z.int(),
  /** What it would come to now. */
  amount: Money,
});

const Application = z.object({
  applicationId: z.string(),
  remark: z.string(),
  images: z.array(ImageId),
  at: z.iso.datetime(),
  /** The operator's, of a rejection. */
  reason: z.string().nullable(),
});

export const Taking = Standing.extend({
  /** What has to be done after joining, with whether it is. */
  goals: z.array(Requirement.extend({ isMet: z.boolean() })),
  /** Of the terms that the member took; null: none yet. */
  version: z.int().nullable(),
  calendar: SignInCalendar.nullable(),
  cashback: RunningCashback.nullable(),
  application: Application.nullable(),
  /** What was given or waits. */
  prize: Prize.nullable(),
});
export type Taking = z.infer<typeof Taking>;

export const listMyPromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_myPromotions',
  summary: 'Where the member stands in every promotion that is taken part in, and in how many they can do so now',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ availablePromoCount: z.int(), list: z.array(Standing) }),
});

const One = { promotionId: PromotionId, language: WireLanguage };

export const fetchMyPromotion = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_myPromotion',
  summary: 'Where the member stands in one promotion',
  token: 'required',
  extension: true,
  request: z.strictObject(One),
  value: Taking,
  errors: ['NOT_FOUND'],
});

const TAKING_ERRORS = [
  'NOT_FOUND',
  'PROMOTION_CLOSED',
  'PROMOTION_NOT_ELIGIBLE',
  'PROMOTION_TAKEN',
  'IDENTITY_CHECK_REQUIRED',
  'REWARD_ON_HOLD',
] as const;

export const joinPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  summary: 'Take part in a promotion; whoever takes part already still does',
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject(One),
  value: Taking,
  errors: TAKING_ERRORS,
});

export const claimPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  summary: "Claim a promotion's reward, once",
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject(One),
  value: Taking,
  errors: [...TAKING_ERRORS, 'BONUS_CLOSED'],
});

export const applyForPromotion = endpoint({
  method: 'PUT',
  path: '/wps/relay/MCSFE_applyForPromotion',
  summary: 'Apply for a reward that the operator decides about, with a remark and up to three pictures',
  token: 'required',
  body: 'multipart',
  idempotent: true,
  extension: true,
  request: z.strictObject({ ...One, remark: Remark, images: Images.default([]) }),
  value: Taking,
  errors: [...TAKING_ERRORS, ...IMAGE_ERRORS],
});

export const signInToday = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_signIn',
  summary: "Mark today in a calendar, once a day, for the day's prize",
  token: 'required',
  idempotent: true,
  extension: true,
  request: z.strictObject(One),
  value: Taking,
  errors: TAKING_ERRORS,
});
