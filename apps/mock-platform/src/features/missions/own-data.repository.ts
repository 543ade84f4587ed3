import { ownRows } from '../../world/own-rows';
import { missionDeeds, missionProgress } from './missions.table';

/** What a member is handed over of these tables. */
export const ownMissions = [
  ownRows('missions.progress', missionProgress, { by: ['missionId', 'windowFrom'] }),
  ownRows('missions.deeds', missionDeeds, { by: ['event', 'key'] }),
];
