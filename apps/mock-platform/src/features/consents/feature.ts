import { consentsAccess } from '@tonalli/contracts/consents/access';
import { defineFeature } from '../../transport/feature';
import { consentRule } from './consent-rule';
import { consentsRoutes } from './consents.routes';
import { ownConsents } from './own-data.repository';

export const consents = defineFeature({
  name: 'consents',
  routes: consentsRoutes,
  access: consentsAccess,
  guard: [consentRule],
  ownData: ownConsents,
});
