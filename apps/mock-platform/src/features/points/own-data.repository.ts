import { ownRows } from '../../world/own-rows';
import { pointAccounts, pointEntries, pointMultipliers, pointRedemptions } from './points.table';

/** What a member is handed over of these tables. */
export const ownPoints = [
  ownRows('points.account', pointAccounts, { by: ['memberId'] }),
  ownRows('points.entries', pointEntries, { by: ['id'], without: ['key'] }),
  ownRows('points.multipliers', pointMultipliers, { by: ['id'] }),
  ownRows('points.redemptions', pointRedemptions, { by: ['id'] }),
];
