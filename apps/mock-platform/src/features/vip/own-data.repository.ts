import { ownRows } from '../../world/own-rows';
import { vipBonuses, vipKeeps } from './vip.table';

/** What a member is handed over of these tables. */
export const ownVip = [
  ownRows('vip.bonuses', vipBonuses, { by: ['id'] }),
  ownRows('vip.level', vipKeeps, { by: ['memberId'] }),
];
