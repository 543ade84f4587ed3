import { vipAccess } from '@tonalli/contracts/vip/access';
import { defineFeature } from '../../transport/feature';
import { keepThroughBreak, vipQuarterJob, vipWarningJob } from './keep-level';
import { raiseLevel, raiseLevels } from './level-up';
import { vipMonthJob } from './monthly-bonus';
import { ownVip } from './own-data.repository';
import { vipRoutes } from './vip.routes';
import { seedVip } from './vip.seed';

export const vip = defineFeature({
  name: 'vip',
  routes: vipRoutes,
  access: vipAccess,
  seeds: [{ name: 'vip', after: ['records'], run: seedVip }],
  jobs: [vipMonthJob, vipQuarterJob, vipWarningJob],
  on: {
    'bets.settled': raiseLevels,
    'bet.corrected': raiseLevel,
    'member.onBreak': keepThroughBreak,
  },
  ownData: ownVip,
});
