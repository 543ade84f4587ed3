import { policyAccess } from '@tonalli/contracts/policy/access';
import { defineFeature } from '../../transport/feature';
import { policyRoutes } from './policy.routes';

export const policy = defineFeature({ name: 'policy', routes: policyRoutes, access: policyAccess });
