import * as wheel from '@tonalli/contracts/wheel/wire';
import { type Route, route } from '../../transport/verb';
import { fetchWheel, listWheelSpins } from './show-wheel';
import { claimRafflePromotion } from './spin';

export const wheelRoutes: Route[] = [
  route(wheel.fetchWheel, fetchWheel),
  route(wheel.claimRafflePromotion, claimRafflePromotion),
  route(wheel.listWheelSpins, listWheelSpins),
];
