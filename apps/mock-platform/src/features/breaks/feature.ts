import { breaksAccess } from '@tonalli/contracts/breaks/access';
import { defineFeature } from '../../transport/feature';
import { breakRule } from './break-rule';
import { breaksRoutes } from './breaks.routes';

export const breaks = defineFeature({
  name: 'breaks',
  routes: breaksRoutes,
  access: breaksAccess,
  guard: [breakRule],
});
