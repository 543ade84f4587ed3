import { bonusesAccess } from '@tonalli/contracts/bonuses/access';
import { defineFeature } from '../../transport/feature';
import { auditGrants } from './audit-grants';
import { bonusStakeRule } from './bonus-stake-rule';
import { bonusesRoutes } from './bonuses.routes';
import { keepGrants } from './break-grants';
import { afterCancelled, countBet, countCorrection } from './count-bets';
import { grantJobs } from './grant-ends';
import { grantPort } from './grant-port';
import { payBonus } from './pay-bonus';

export const bonuses = defineFeature({
  name: 'bonuses',
  routes: bonusesRoutes,
  access: bonusesAccess,
  jobs: grantJobs,
  audits: [auditGrants],
  guard: [bonusStakeRule],
  rewards: [payBonus],
  grants: grantPort,
  on: {
    'bet.settled': countBet,
    'bet.corrected': countCorrection,
    'bet.cancelled': afterCancelled,
    'member.onBreak': keepGrants,
  },
});
