import { sportsBetsAccess } from '@tonalli/contracts/sports-bets/access';
import { defineFeature } from '../../transport/feature';
import { auditSlips } from './audit-slips';
import { decideJob } from './decide-pending';
import { ownSlips } from './own-data.repository';
import { fileAllEnded, fileOfMember, matchDecided, settleJob } from './settle-slips';
import { sportsBetsRoutes } from './sports-bets.routes';

export const sportsBets = defineFeature({
  name: 'sports-bets',
  routes: sportsBetsRoutes,
  access: sportsBetsAccess,
  jobs: [decideJob, settleJob],
  audits: [auditSlips],
  on: {
    'bets.settled': fileAllEnded,
    'member.onBreak': fileOfMember,
    'sports.decided': matchDecided,
  },
  ownData: ownSlips,
});
