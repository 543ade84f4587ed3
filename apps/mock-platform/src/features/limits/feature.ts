import { limitsAccess } from '@tonalli/contracts/limits/access';
import { defineFeature } from '../../transport/feature';
import { depositLimitRule } from './deposit-limit-rule';
import { limitsRoutes } from './limits.routes';
import { seedLimits } from './limits.seed';
import { ownLimits } from './own-data.repository';
import { playLimitRule } from './play-limit-rule';

export const limits = defineFeature({
  name: 'limits',
  routes: limitsRoutes,
  access: limitsAccess,
  guard: [depositLimitRule, playLimitRule],
  seeds: [{ name: 'limits', after: ['people'], run: seedLimits }],
  ownData: ownLimits,
});
