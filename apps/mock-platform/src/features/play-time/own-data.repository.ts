import { ownRows } from '../../world/own-rows';
import { playTime, playTimeDays } from './play-time.table';

/** What a member is handed over of these tables. */
export const ownPlayTime = [
  ownRows('playTime.now', playTime, { by: ['memberId'] }),
  ownRows('playTime.days', playTimeDays, { by: ['day'] }),
];
