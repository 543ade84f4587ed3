import { consentsAccess } from '@tonalli/contracts/consents/access';
import { defineFeature } from '../../transport/feature';
import { consentRule } from './consent-rule';
import { consentsRoutes } from './consents.routes';
import { ownConsents } from './own-data.repository';
import { withdrawConsents } from './withdraw-consents';

export const consents = defineFeature({
  name: 'consents',
  routes: consentsRoutes,
  access: consentsAccess,
  guard: [consentRule],
  on: { 'member.closed': withdrawConsents },
  ownData: ownConsents,
});
