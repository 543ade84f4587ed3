import { accountAccess } from '@tonalli/contracts/account/access';
import { defineFeature } from '../../transport/feature';
import { accountRoutes } from './account.routes';
import { auditClosed } from './audit-closed';
import { closedRule } from './closed-rule';
import { ownRequests } from './own-data.repository';

export const account = defineFeature({
  name: 'account',
  routes: accountRoutes,
  access: accountAccess,
  audits: [auditClosed],
  guard: [closedRule],
  ownData: ownRequests,
});
