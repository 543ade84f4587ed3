import { defineFeature } from '../../transport/feature';
import { promotionsRoutes } from './promotions.routes';
import { seedPromotions } from './promotions.seed';

export const promotions = defineFeature({
  name: 'promotions',
  routes: promotionsRoutes,
  seeds: [{ name: 'promotions', run: seedPromotions }],
});
