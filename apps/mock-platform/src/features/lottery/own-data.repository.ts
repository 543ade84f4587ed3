import { ownRows } from '../../world/own-rows';
import { lotteryOrders } from './lottery.table';

/** What a member is handed over of these tables. */
export const ownLottery = [ownRows('lottery.orders', lotteryOrders, { by: ['id'] })];
