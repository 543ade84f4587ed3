import { financesAccess } from '@tonalli/contracts/finances/access';
import { defineFeature } from '../../transport/feature';
import { financeCheckJob, noteDeposits } from './finance-check';
import { financeRule } from './finance-rule';
import { financesRoutes } from './finances.routes';
import { ownFinances } from './own-data.repository';

export const finances = defineFeature({
  name: 'finances',
  routes: financesRoutes,
  access: financesAccess,
  guard: [financeRule],
  jobs: [financeCheckJob],
  on: { 'balances.changed': noteDeposits },
  ownData: ownFinances,
});
