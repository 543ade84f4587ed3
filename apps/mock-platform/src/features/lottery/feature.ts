import { lotteryAccess } from '@tonalli/contracts/lottery/access';
import { defineFeature } from '../../transport/feature';
import { correctJob } from './correct-draw';
import { lotteryRoutes } from './lottery.routes';
import { payRebate } from './pay-rebate';
import { giveUpJob } from './suspend-draw';

export const lottery = defineFeature({
  name: 'lottery',
  routes: lotteryRoutes,
  access: lotteryAccess,
  jobs: [correctJob, giveUpJob],
  on: { 'bet.settled': payRebate },
});
