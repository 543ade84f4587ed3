import { sportsBetsAccess } from '@tonalli/contracts/sports-bets/access';
import { defineFeature } from '../../transport/feature';
import { decideJob } from './decide-pending';
import { fileEnded, settleJobs } from './settle-slips';
import { sportsBetsRoutes } from './sports-bets.routes';

export const sportsBets = defineFeature({
  name: 'sports-bets',
  routes: sportsBetsRoutes,
  access: sportsBetsAccess,
  jobs: [decideJob, ...settleJobs],
  on: {
    'bet.settled': fileEnded,
  },
});
