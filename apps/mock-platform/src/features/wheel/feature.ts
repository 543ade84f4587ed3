import { wheelAccess } from '@tonalli/contracts/wheel/access';
import { defineFeature } from '../../transport/feature';
import { auditWheel } from './audit-wheel';
import { ownWheel } from './own-data.repository';
import { paySpins } from './pay-spins';
import { wheelRoutes } from './wheel.routes';

export const wheel = defineFeature({
  name: 'wheel',
  routes: wheelRoutes,
  access: wheelAccess,
  audits: [auditWheel],
  rewards: [paySpins],
  ownData: ownWheel,
});
