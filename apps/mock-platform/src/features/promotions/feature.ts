import { promotionsAccess } from '@tonalli/contracts/promotions/access';
import { defineFeature } from '../../transport/feature';
import { announceDeposits } from './announce';
import { auditPromotions } from './audit-promotions';
import { birthdaysJob } from './birthday-gift';
import { ownPromotions } from './own-data.repository';
import { promotionsRoutes } from './promotions.routes';
import { seedPromotions } from './promotions.seed';
import { cashbackWeekJob } from './settle-cashback';
import { turnJob } from './turn';

export const promotions = defineFeature({
  name: 'promotions',
  routes: promotionsRoutes,
  access: promotionsAccess,
  seeds: [{ name: 'promotions', run: seedPromotions }],
  jobs: [turnJob, cashbackWeekJob, birthdaysJob],
  audits: [auditPromotions],
  on: { 'balances.changed': announceDeposits },
  ownData: ownPromotions,
});
