import { ownRows } from '../../world/own-rows';
import { agentAnnouncementReads } from './team.table';

/** What a member is handed over of these tables. */
export const ownTeam = [ownRows('team.announcementsRead', agentAnnouncementReads, { by: ['announcementId'] })];
