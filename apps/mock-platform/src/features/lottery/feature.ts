import { lotteryAccess } from '@tonalli/contracts/lottery/access';
import { defineFeature } from '../../transport/feature';
import { correctEnded, correctJobs } from './correct-draw';
import { lotteryRoutes } from './lottery.routes';
import { lotterySite } from './lottery-site';
import { payRebate } from './pay-rebate';
import { giveUpJob } from './suspend-draw';

export const lottery = defineFeature({
  name: 'lottery',
  routes: lotteryRoutes,
  access: lotteryAccess,
  sites: [lotterySite],
  jobs: [...correctJobs, giveUpJob],
  on: {
    'bet.settled': (world, settled) => {
      payRebate(world, settled);
      correctEnded(world, settled);
    },
  },
});
