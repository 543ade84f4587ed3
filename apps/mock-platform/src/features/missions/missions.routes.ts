import * as wire from '@tonalli/contracts/missions/wire';
import { type Route, route } from '../../transport/verb';
import { claimMission } from './claim-mission';
import { fetchMissionSummary } from './list-missions';
import { fetchMissionLeaderboard } from './mission-leaderboard';

export const missionsRoutes: Route[] = [
  route(wire.fetchMissionSummary, fetchMissionSummary),
  route(wire.fetchMissionLeaderboard, fetchMissionLeaderboard),
  route(wire.claimMission, claimMission),
];
