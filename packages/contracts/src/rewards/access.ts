import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const rewardsAccess: AccessOf<typeof wire> = {
  claimAllRewards: { may: 'member', input: {} },
  claimReward: { may: 'member', owns: 'rewardId', input: { rewardId: 'none' } },
  fetchRewardCount: { may: 'member', input: {} },
  listPastRewards: { may: 'member', input: { pageNo: '1', pageSize: '10', language: 'ES' } },
  listWaitingRewards: { may: 'member', input: { language: 'ES' } },
};
