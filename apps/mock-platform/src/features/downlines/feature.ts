import { downlinesAccess } from '@tonalli/contracts/downlines/access';
import { defineFeature } from '../../transport/feature';
import { downlinesRoutes } from './downlines.routes';
import { tellUpline } from './tell-upline';

export const downlines = defineFeature({
  name: 'downlines',
  routes: downlinesRoutes,
  access: downlinesAccess,
  later: [tellUpline],
});
