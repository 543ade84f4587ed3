import { identityCheckAccess } from '@tonalli/contracts/identity-check/access';
import { defineFeature } from '../../transport/feature';
import { identityExpireJob } from './decide-check';
import { identityCheckRoutes } from './identity-check.routes';
import { seedIdentities } from './known-identities';
import { ownIdentity } from './own-data.repository';

export const identityCheck = defineFeature({
  name: 'identity-check',
  routes: identityCheckRoutes,
  access: identityCheckAccess,
  seeds: [{ name: 'identities', after: ['people'], run: seedIdentities }],
  jobs: [identityExpireJob],
  ownData: ownIdentity,
});
