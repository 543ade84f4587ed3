import { memberTransfersAccess } from '@tonalli/contracts/member-transfers/access';
import { defineFeature } from '../../transport/feature';
import { memberTransfersRoutes } from './member-transfers.routes';
import { seedTransfers } from './member-transfers.seed';
import { ownTransfers } from './own-data.repository';

export const memberTransfers = defineFeature({
  name: 'member-transfers',
  routes: memberTransfersRoutes,
  access: memberTransfersAccess,
  seeds: [{ name: 'member-transfers', after: ['invites'], run: seedTransfers }],
  ownData: ownTransfers,
});
