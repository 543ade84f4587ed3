import * as promotions from '@tonalli/contracts/promotions/wire';
import { type Route, route } from '../../transport/verb';
import { fetchPromotion, listPromotions } from './list-promotions';

export const promotionsRoutes: Route[] = [
  route(promotions.listPromotions, listPromotions),
  route(promotions.fetchPromotion, fetchPromotion),
];
