import { recordsAccess } from '@tonalli/contracts/records/access';
import { defineFeature } from '../../transport/feature';
import { auditStatements } from './audit-statements';
import { ownRecords } from './own-data.repository';
import { recordsRoutes } from './records.routes';
import { seedRecords } from './records.seed';

export const records = defineFeature({
  name: 'records',
  routes: recordsRoutes,
  access: recordsAccess,
  audits: [auditStatements],
  seeds: [{ name: 'records', after: ['lobby', 'deposits', 'downline-rates', 'tournaments'], run: seedRecords }],
  ownData: ownRecords,
});
