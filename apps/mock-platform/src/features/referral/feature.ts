import { referralAccess } from '@tonalli/contracts/referral/access';
import { defineFeature } from '../../transport/feature';
import { referralDayJob } from './credit-day';
import { ownReferral } from './own-data.repository';
import { referralRoutes } from './referral.routes';
import { seedReferral } from './referral.seed';

export const referral = defineFeature({
  name: 'referral',
  routes: referralRoutes,
  access: referralAccess,
  seeds: [{ name: 'referral', after: ['records'], run: seedReferral }],
  jobs: [referralDayJob],
  ownData: ownReferral,
});
