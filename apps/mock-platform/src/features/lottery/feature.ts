import { lotteryAccess } from '@tonalli/contracts/lottery/access';
import { defineFeature } from '../../transport/feature';
import { correctJobs } from './correct-draw';
import { lotteryRoutes } from './lottery.routes';
import { lotterySite } from './lottery-site';
import { ordersSettled } from './order-settled';
import { ownLottery } from './own-data.repository';
import { giveUpJob } from './suspend-draw';

export const lottery = defineFeature({
  name: 'lottery',
  routes: lotteryRoutes,
  access: lotteryAccess,
  sites: [lotterySite],
  jobs: [...correctJobs, giveUpJob],
  on: {
    'bets.settled': ordersSettled,
  },
  ownData: ownLottery,
});
