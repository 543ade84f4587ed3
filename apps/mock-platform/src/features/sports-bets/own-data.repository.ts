import { ownRows } from '../../world/own-rows';
import { sportsSlips } from './sports-bets.table';

/** What a member is handed over of these tables. */
export const ownSlips = [ownRows('sports.slips', sportsSlips, { by: ['id'], without: ['uncollectedMinor'] })];
