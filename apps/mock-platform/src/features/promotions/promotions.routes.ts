import * as promotions from '@tonalli/contracts/promotions/wire';
import { type Route, route } from '../../transport/verb';
import { applyForPromotion } from './apply';
import { fetchPromotion, listPromotions } from './list-promotions';
import { fetchMyPromotion, listMyPromotions } from './my-promotions';
import { signInToday } from './sign-in';
import { claimPromotion, joinPromotion } from './take-part';

export const promotionsRoutes: Route[] = [
  route(promotions.listPromotions, listPromotions),
  route(promotions.fetchPromotion, fetchPromotion),
  route(promotions.listMyPromotions, listMyPromotions),
  route(promotions.fetchMyPromotion, fetchMyPromotion),
  route(promotions.joinPromotion, joinPromotion),
  route(promotions.claimPromotion, claimPromotion),
  route(promotions.applyForPromotion, applyForPromotion),
  route(promotions.signInToday, signInToday),
];
