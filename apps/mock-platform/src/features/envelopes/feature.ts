import { envelopesAccess } from '@tonalli/contracts/envelopes/access';
import { defineFeature } from '../../transport/feature';
import { auditEnvelopes } from './audit-envelopes';
import { envelopesRoutes } from './envelopes.routes';
import { seedRains } from './envelopes.seed';
import { closeRainJob } from './rains';

export const envelopes = defineFeature({
  name: 'envelopes',
  routes: envelopesRoutes,
  access: envelopesAccess,
  audits: [auditEnvelopes],
  seeds: [{ name: 'rains', run: seedRains }],
  jobs: [closeRainJob],
});
