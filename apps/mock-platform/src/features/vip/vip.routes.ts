import * as vip from '@tonalli/contracts/vip/wire';
import { type Route, route } from '../../transport/verb';
import { claimVipBonus } from './claim-vip-bonus';
import { fetchVip } from './fetch-vip';
import { listBonuses } from './list-bonuses';
import './level-up';

export const vipRoutes: Route[] = [
  route(vip.fetchVip, fetchVip),
  route(vip.claimVipBonus, claimVipBonus),
  route(vip.listBonuses, listBonuses),
];
