import { lotteryAccess } from '@tonalli/contracts/lottery/access';
import { defineFeature } from '../../transport/feature';
import { lotteryRoutes } from './lottery.routes';
import { payRebate } from './pay-rebate';

export const lottery = defineFeature({
  name: 'lottery',
  routes: lotteryRoutes,
  access: lotteryAccess,
  on: { 'bet.settled': payRebate },
});
