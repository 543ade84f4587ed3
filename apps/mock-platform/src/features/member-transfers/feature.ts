import { memberTransfersAccess } from '@tonalli/contracts/member-transfers/access';
import { defineFeature } from '../../transport/feature';
import { memberTransfersRoutes } from './member-transfers.routes';

export const memberTransfers = defineFeature({
  name: 'member-transfers',
  routes: memberTransfersRoutes,
  access: memberTransfersAccess,
});
