import { downlinesAccess } from '@tonalli/contracts/downlines/access';
import { defineFeature } from '../../transport/feature';
import { downlinesRoutes } from './downlines.routes';
import { seedInvites, seedRates } from './downlines.seed';
import { noteTransfer } from './note-transfer';
import { tellUpline } from './tell-upline';

export const downlines = defineFeature({
  name: 'downlines',
  routes: downlinesRoutes,
  access: downlinesAccess,
  seeds: [
    { name: 'downline-rates', after: ['people'], run: seedRates },
    { name: 'invites', after: ['agent-contracts'], run: seedInvites },
  ],
  on: { 'money.transferred': noteTransfer },
  later: [tellUpline],
});
