import { ownRows } from '../../world/own-rows';
import { favouriteTeams } from './sports.table';

/** What a member is handed over of these tables. */
export const ownSports = [ownRows('sports.favouriteTeams', favouriteTeams, { by: ['teamId'] })];
