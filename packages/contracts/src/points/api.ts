import { z } from 'zod';
import { MAX_PAGE_SIZE, POINTS_MAX, REDEEM_MAX_QUANTITY } from '../constants';
import { Language } from '../language';
import { PaymentPassword } from '../payment-password';
import { PointEntryType, type PointMultiplier, type PointRewardType, RedemptionStatus } from './wire';

export interface PointsOverview {
  points: number;
  /** Real bets settled since the account was opened. */
  validBetMinor: number;
  /** Points for 1.00 of money; points are converted in multiples of it. */
  exchangeRatio: number;
  minConvertPoints: number;
  /** What has to be bet for one point. */
  validBetPerPointMinor: number;
  /** Those that run now, the one that counts first. */
  multipliers: readonly PointMultiplier[];
}

export interface RewardCard {
  id: string;
  type: PointRewardType;
  name: string;
  description: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  picture: string;
  left: number;
  points: number;
  /** Valid bets that the member must have made. */
  requiredBetMinor: number;
  /** What a bonus pays; null for goods. */
  bonusMinor: number | null;
}

export interface RedemptionRow {
  id: string;
  type: PointRewardType;
  name: string;
  quantity: number;
  points: number;
  status: RedemptionStatus;
  at: string;
}

export interface PointEntryRow {
  id: string;
  type: PointEntryType;
  at: string;
  change: number;
  balance: number;
  /** The bets that earned, or the money converted to. */
  amountMinor: number | null;
  reward: string | null;
  quantity: number | null;
}

const page = {
  language: Language,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
};

export const ListRewardsInput = z.strictObject({ language: Language });
export const ListRedemptionsInput = z.strictObject({ ...page, status: RedemptionStatus.optional() });
export const ListPointEntriesInput = z.strictObject({ ...page, type: PointEntryType.optional() });

export const RedeemInput = z.strictObject({
  rewardId: z.string().min(1).max(32),
  quantity: z.int().min(1).max(REDEEM_MAX_QUANTITY),
  paymentPassword: PaymentPassword,
});

export const ConvertInput = z.strictObject({
  points: z.int().min(1).max(POINTS_MAX),
  paymentPassword: PaymentPassword,
});
