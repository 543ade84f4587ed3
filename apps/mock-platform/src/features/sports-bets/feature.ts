import { sportsBetsAccess } from '@tonalli/contracts/sports-bets/access';
import { defineFeature } from '../../transport/feature';
import { decideJob } from './decide-pending';
import { fileEnded, matchDecided, settleJob } from './settle-slips';
import { sportsBetsRoutes } from './sports-bets.routes';

export const sportsBets = defineFeature({
  name: 'sports-bets',
  routes: sportsBetsRoutes,
  access: sportsBetsAccess,
  jobs: [decideJob, settleJob],
  on: {
    'bet.settled': fileEnded,
    'sports.decided': matchDecided,
  },
});
