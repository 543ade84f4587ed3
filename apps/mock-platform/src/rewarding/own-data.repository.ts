import { ownRows } from '../world/own-rows';
import { rewardHolds } from './holds.table';
import { rewards } from './rewards.table';

/** What a member is handed over of these tables. */
export const ownRewards = [
  ownRows('rewards.all', rewards, { by: ['id'], without: ['sourceKey'] }),
  ownRows('rewards.holds', rewardHolds, { by: ['id'], without: ['reason'] }),
];
