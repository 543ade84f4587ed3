import * as rewards from '@tonalli/contracts/rewards/wire';
import { type Route, route } from '../../transport/verb';
import { claimAllRewards, claimReward } from './claim-rewards';
import { fetchRewardCount, listPastRewards, listWaitingRewards } from './list-rewards';

export const rewardsRoutes: Route[] = [
  route(rewards.fetchRewardCount, fetchRewardCount),
  route(rewards.listWaitingRewards, listWaitingRewards),
  route(rewards.listPastRewards, listPastRewards),
  route(rewards.claimReward, claimReward),
  route(rewards.claimAllRewards, claimAllRewards),
];
