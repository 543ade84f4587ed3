import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';
import { Reward, RewardSource } from './reward';

/** How a reward ended that waits no more. */
export const REWARD_ENDS = ['CLAIMED', 'LAPSED', 'REVOKED'] as const;
export const RewardEnd = z.enum(REWARD_ENDS);
export type RewardEnd = z.infer<typeof RewardEnd>;

/** How far goods are that people send. */
export const DELIVERY_STATES = ['PROCESS', 'SENT'] as const;
export const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** `G` and a number. */
const RewardId = z.string().max(32);

const Given = z.object({
  rewardId: RewardId,
  source: RewardSource,
  /** What it is for, in the language asked for. */
  title: z.string(),
  reward: Reward,
  /** The goods that are sent; null for what has no name of its own. */
  subject: z.string().nullable(),
});

export const WaitingReward = Given.extend({
  grantedAt: z.iso.datetime(),
  /** From when on it cannot be claimed; null: never. */
  expiresAt: z.iso.datetime().nullable(),
});
export type WaitingReward = z.infer<typeof WaitingReward>;

export const PastReward = Given.extend({
  end: RewardEnd,
  endedAt: z.iso.datetime(),
  /** Null for all but claimed goods. */
  delivery: DeliveryState.nullable(),
});
export type PastReward = z.infer<typeof PastReward>;

/** What waits, as a number, when the first of it lapses, and until when the operator looks into it, at the longest. */
const RewardCount = z.object({
  count: z.int().min(0),
  nextLapseAt: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
});

const MODULE = 'PTSYS3';

export const fetchRewardCount = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardCount',
  summary: 'How many rewards wait in the reward centre',
  token: 'required',
  extension: true,
  module: MODULE,
  request: z.strictObject({}),
  value: RewardCount,
});

export const listWaitingRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardCenter',
  summary: 'The rewards that wait to be claimed, those first that lapse first',
  token: 'required',
  extension: true,
  module: MODULE,
  request: z.strictObject({ language: WireLanguage }),
  value: z.object({ list: z.array(WaitingReward) }),
});

export const listPastRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardHistory',
  summary: 'The rewards that were claimed, lapsed or were taken back, the latest given first',
  token: 'required',
  extension: true,
  module: MODULE,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize, language: WireLanguage }),
  value: z.object({
    content: z.array(PastReward),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  summary: 'Claim one waiting reward',
  token: 'required',
  idempotent: true,
  extension: true,
  module: MODULE,
  request: z.strictObject({ rewardId: RewardId }),
  value: RewardCount.extend({ rewardId: RewardId, reward: Reward, balance: Money }),
  errors: ['BONUS_NOT_FOUND', 'BONUS_CLOSED', 'REWARD_ON_HOLD'],
});

export const claimAllRewards = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimAllRewards',
  summary: 'Claim whatever waits; what cannot be handed over now goes on waiting',
  token: 'required',
  idempotent: true,
  extension: true,
  module: MODULE,
  request: z.strictObject({}),
  value: RewardCount.extend({
    claimed: z.array(z.object({ rewardId: RewardId, reward: Reward })),
    /** Those that go on waiting. */
    refused: z.array(RewardId),
    balance: Money,
  }),
});
