import { vipAccess } from '@tonalli/contracts/vip/access';
import { defineFeature } from '../../transport/feature';
import { keepBonuses } from './break-bonuses';
import { raiseLevel } from './level-up';
import { vipMonthJob } from './monthly-bonus';
import { vipRoutes } from './vip.routes';
import { seedVip } from './vip.seed';

export const vip = defineFeature({
  name: 'vip',
  routes: vipRoutes,
  access: vipAccess,
  seeds: [{ name: 'vip', after: ['records'], run: seedVip }],
  jobs: [vipMonthJob],
  on: { 'bet.settled': raiseLevel, 'bet.corrected': raiseLevel, 'member.onBreak': keepBonuses },
});
