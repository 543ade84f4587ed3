import * as team from '@tonalli/contracts/team/wire';
import { type Route, route } from '../../transport/verb';
import { fetchConsolidated } from './fetch-consolidated';
import { fetchTeamOverview } from './fetch-team-overview';

export const teamRoutes: Route[] = [
  route(team.fetchTeamOverview, fetchTeamOverview),
  route(team.fetchConsolidated, fetchConsolidated),
];
