import { pointsAccess } from '@tonalli/contracts/points/access';
import { defineFeature } from '../../transport/feature';
import { auditPoints } from './audit-points';
import { keepMultipliers } from './multipliers';
import { ownPoints } from './own-data.repository';
import { payMultiplier } from './pay-multiplier';
import { payPoints } from './pay-points';
import { pointsRoutes } from './points.routes';
import { seedPoints } from './points.seed';

export const points = defineFeature({
  name: 'points',
  routes: pointsRoutes,
  access: pointsAccess,
  seeds: [{ name: 'points', after: ['records'], run: seedPoints }],
  audits: [auditPoints],
  rewards: [payPoints, payMultiplier],
  on: { 'member.onBreak': keepMultipliers },
  ownData: ownPoints,
});
