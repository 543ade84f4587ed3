import { z } from 'zod';
import { POINTS_MAX, REDEEM_MAX_QUANTITY } from '../constants';
import { endpoint } from '../endpoint';
import { QueryLanguage } from '../language';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';
import { PaymentPassword } from '../payment-password';

/** A money bonus is paid at once; everything else is sent by hand and waits for a review. */
export const POINT_REWARD_TYPES = ['BONUS', 'VOUCHER', 'ELECTRONICS', 'LIFESTYLE'] as const;
export const PointRewardType = z.enum(POINT_REWARD_TYPES);
export type PointRewardType = z.infer<typeof PointRewardType>;

export const REDEMPTION_STATUSES = ['PROCESS', 'APPROVED', 'REJECTED'] as const;
export const RedemptionStatus = z.enum(REDEMPTION_STATUSES);
export type RedemptionStatus = z.infer<typeof RedemptionStatus>;

/** Why points came (`BET` earned by betting, `MULTIPLIER` what a multiplier adds to it, `RETURN` of a rejected request, `GRANT` by the operator) or went. */
export const POINT_ENTRY_TYPES = ['BET', 'MULTIPLIER', 'REDEEM', 'RETURN', 'CONVERT', 'GRANT'] as const;
export const PointEntryType = z.enum(POINT_ENTRY_TYPES);
export type PointEntryType = z.infer<typeof PointEntryType>;

const Points = z.int().min(0);

export const PointMultiplier = z.object({ factor: z.int().min(2), endsAt: z.iso.datetime() });
export type PointMultiplier = z.infer<typeof PointMultiplier>;

export const fetchPointBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: "The member's points, those of every settled bet included",
  token: 'required',
  module: 'PTSYS3',
  request: z.strictObject({}),
  value: z.object({
    balance: Points,
    /** Real bets settled since the account was opened. */
    validBet: Money,
    /** Those that run now, the one that counts first: they do not multiply each other. */
    multipliers: z.array(PointMultiplier),
  }),
});

export const fetchPointConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'How points are earned and what they are worth',
  token: 'required',
  module: 'PTSYS3',
  request: z.strictObject({}),
  value: z.object({
    /** Points for 1.00 of money; points are converted in multiples of it. */
    exchangeRatio: z.int().min(1),
    minConvertPoints: z.int().min(1),
    /** What has to be bet for one point. */
    validBetPerPoint: Money,
  }),
});

export const PointReward = z.object({
  rewardId: z.string(),
  type: PointRewardType,
  name: z.string(),
  description: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  picture: z.string(),
  /** Pieces left. */
  quantity: z.int().min(0),
  pointsRequirement: Points,
  /** Valid bets that the member must have made; zero asks for none. */
  amountRequirement: Money,
  /** What a bonus pays; null for goods. */
  bonusAmount: Money.nullable(),
});
export type PointReward = z.infer<typeof PointReward>;

export const listPointRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'The catalogue of the points mall',
  token: 'required',
  module: 'PTSYS3',
  request: z.strictObject({ language: QueryLanguage }),
  value: z.object({ list: z.array(PointReward) }),
});

export const Redemption = z.object({
  redeemId: z.string(),
  rewardId: z.string(),
  type: PointRewardType,
  name: z.string(),
  quantity: z.int().min(1),
  points: Points,
  status: RedemptionStatus,
  at: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type Redemption = z.infer<typeof Redemption>;

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: "The member's redeem requests, newest first",
  token: 'required',
  module: 'PTSYS3',
  request: z.strictObject({
    status: RedemptionStatus.optional(),
    pageNo: PageNumber,
    pageSize: PageSize,
    language: QueryLanguage,
  }),
  value: z.object({
    content: z.array(Redemption),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});

export const PointEntry = z.object({
  entryId: z.string(),
  type: PointEntryType,
  at: z.iso.datetime(),
  changedPoints: z.int(),
  pointsBalance: Points,
  /** What the client words the remark from: the bets that earned, the money converted to, the reward redeemed. */
  remark: z.object({
    amount: Money.nullable(),
    reward: z.string().nullable(),
    quantity: z.int().nullable(),
  }),
});
export type PointEntry = z.infer<typeof PointEntry>;

export const listPointEntries = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: "Every change of the member's points, newest first",
  token: 'required',
  module: 'PTSYS3',
  request: z.strictObject({
    type: PointEntryType.optional(),
    pageNo: PageNumber,
    pageSize: PageSize,
    language: QueryLanguage,
  }),
  value: z.object({
    content: z.array(PointEntry),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});

export const redeemPointReward = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  summary: 'Exchange points for a reward',
  token: 'required',
  body: 'sealed',
  idempotent: true,
  module: 'PTSYS3',
  request: z.strictObject({
    rewardId: z.string().max(32),
    quantity: z.int().min(1).max(REDEEM_MAX_QUANTITY),
    paymentPassword: PaymentPassword,
  }),
  value: z.object({
    redeemId: z.string(),
    status: RedemptionStatus,
    points: Points,
    /** Points left. */
    pointsBalance: Points,
  }),
  errors: [
    'POINT_REWARD_NOT_FOUND',
    'POINT_REWARD_SOLD_OUT',
    'POINT_REWARD_LOCKED',
    'POINTS_INSUFFICIENT',
    'PAYMENT_PASSWORD_NOT_SET',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});

export const convertPoints = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  summary: 'Convert points to money of the main balance',
  token: 'required',
  body: 'sealed',
  idempotent: true,
  module: 'PTSYS3',
  request: z.strictObject({ points: z.int().min(1).max(POINTS_MAX), paymentPassword: PaymentPassword }),
  value: z.object({
    amount: Money,
    /** Points left. */
    pointsBalance: Points,
  }),
  errors: [
    'POINT_AMOUNT_INVALID',
    'POINTS_INSUFFICIENT',
    'PAYMENT_PASSWORD_NOT_SET',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});
