import { rewardsAccess } from '@tonalli/contracts/rewards/access';
import { defineFeature } from '../../transport/feature';
import { payGoods } from './deliver-goods';
import { rewardsRoutes } from './rewards.routes';
import { seedRewards } from './rewards.seed';

export const rewards = defineFeature({
  name: 'rewards',
  routes: rewardsRoutes,
  access: rewardsAccess,
  seeds: [{ name: 'rewards', after: ['points'], run: seedRewards }],
  rewards: [payGoods],
});
