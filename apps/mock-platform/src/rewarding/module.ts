import { defineModule } from '../world/module';
import { auditRewards } from './audit-rewards';
import { keepRewards, loseRewards } from './break-rewards';
import { ownRewards } from './own-data.repository';
import { payCash } from './pay-cash';

export const rewarding = defineModule({
  name: 'rewarding',
  audits: [auditRewards],
  rewards: [payCash],
  on: { 'member.onBreak': keepRewards, 'member.closed': loseRewards },
  ownData: ownRewards,
});
