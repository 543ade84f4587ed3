import { promotionsAccess } from '@tonalli/contracts/promotions/access';
import { defineFeature } from '../../transport/feature';
import { promotionsRoutes } from './promotions.routes';
import { seedPromotions } from './promotions.seed';

export const promotions = defineFeature({
  name: 'promotions',
  routes: promotionsRoutes,
  access: promotionsAccess,
  seeds: [{ name: 'promotions', run: seedPromotions }],
});
