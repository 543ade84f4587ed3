import { bonusesAccess } from '@tonalli/contracts/bonuses/access';
import { defineFeature } from '../../transport/feature';
import { auditFree } from './audit-free';
import { auditGrants } from './audit-grants';
import { bonusStakeRule } from './bonus-stake-rule';
import { bonusesRoutes } from './bonuses.routes';
import { keepGrants, loseGrants } from './break-grants';
import { afterCancelled, countBets, countCorrection } from './count-bets';
import { afterFreeBet, freeExpireJob, freeWarnJob, keepFree, loseFree } from './end-free';
import { grantJobs } from './grant-ends';
import { grantPort } from './grant-port';
import { payFreeBet, payFreeSpins } from './open-free';
import { ownBonuses } from './own-data.repository';
import { payBonus } from './pay-bonus';

export const bonuses = defineFeature({
  name: 'bonuses',
  routes: bonusesRoutes,
  access: bonusesAccess,
  jobs: [...grantJobs, freeExpireJob, freeWarnJob],
  audits: [auditGrants, auditFree],
  guard: [bonusStakeRule],
  rewards: [payBonus, payFreeSpins, payFreeBet],
  grants: grantPort,
  on: {
    'bets.settled'(world, bets) {
      countBets(world, bets);
      for (const bet of bets) afterFreeBet(world, bet);
    },
    'bet.corrected': countCorrection,
    'bet.cancelled': afterCancelled,
    'member.onBreak'(world, taken) {
      keepGrants(world, taken);
      keepFree(world, taken);
    },
    // First free plays, whose wins would become a grant.
    'member.closed'(world, closed) {
      loseFree(world, closed);
      loseGrants(world, closed);
    },
  },
  ownData: ownBonuses,
});
