import { limitsAccess } from '@tonalli/contracts/limits/access';
import { defineFeature } from '../../transport/feature';
import { limitsRoutes } from './limits.routes';
import { seedLimits } from './limits.seed';

export const limits = defineFeature({
  name: 'limits',
  routes: limitsRoutes,
  access: limitsAccess,
  seeds: [{ name: 'limits', after: ['people'], run: seedLimits }],
});
