import * as points from '@tonalli/contracts/points/wire';
import { type Route, route } from '../../transport/verb';
import { convertPoints } from './convert-points';
import { fetchBalance, fetchConfig, listRewards } from './point-facts';
import { listOwnEntries, listOwnRedemptions } from './point-history';
import { redeemReward } from './redeem-reward';

export const pointsRoutes: Route[] = [
  route(points.fetchPointBalance, fetchBalance),
  route(points.fetchPointConfig, fetchConfig),
  route(points.listPointRewards, listRewards),
  route(points.listRedemptions, listOwnRedemptions),
  route(points.listPointEntries, listOwnEntries),
  route(points.redeemPointReward, redeemReward),
  route(points.convertPoints, convertPoints),
];
