import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import type { Reward } from './reward';

export type { PastReward, WaitingReward } from './wire';

export const WaitingRewardsInput = z.strictObject({ language: Language });
export const PastRewardsInput = z.strictObject({
  language: Language,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export const ClaimRewardInput = z.strictObject({ rewardId: z.string().max(32) });

/** What a claim brought. */
export interface ClaimedReward {
  rewardId: string;
  reward: Reward;
}
