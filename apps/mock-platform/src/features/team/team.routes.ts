import * as team from '@tonalli/contracts/team/wire';
import * as announced from '@tonalli/contracts/team/wire-announcements';
import { type Route, route } from '../../transport/verb';
import { fetchAgentAnnouncement, listAgentAnnouncements } from './announcements';
import { fetchConsolidated } from './fetch-consolidated';
import { fetchTeamOverview } from './fetch-team-overview';

export const teamRoutes: Route[] = [
  route(team.fetchTeamOverview, fetchTeamOverview),
  route(team.fetchConsolidated, fetchConsolidated),
  route(announced.listAgentAnnouncements, listAgentAnnouncements),
  route(announced.fetchAgentAnnouncement, fetchAgentAnnouncement),
];
