import { rebatesAccess } from '@tonalli/contracts/rebates/access';
import { defineFeature } from '../../transport/feature';
import { auditRebates } from './audit-rebates';
import { bookSlotJob } from './book-slot';
import { noteCorrection, noteStakes } from './note-stake';
import { ownRebates } from './own-data.repository';
import { rebatesRoutes } from './rebates.routes';

export const rebates = defineFeature({
  name: 'rebates',
  routes: rebatesRoutes,
  access: rebatesAccess,
  audits: [auditRebates],
  jobs: [bookSlotJob],
  on: { 'bets.settled': noteStakes, 'bet.corrected': noteCorrection },
  ownData: ownRebates,
});
