import { ownRows } from '../../world/own-rows';
import { cashbackPeriods, promotionEntries } from './promotions.table';

/** What a member is handed over of these tables. */
export const ownPromotions = [
  ownRows('promotions.entries', promotionEntries, { by: ['id'], without: ['clusterKey'] }),
  ownRows('promotions.cashback', cashbackPeriods, { by: ['promotionId', 'period'] }),
];
