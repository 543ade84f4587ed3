import * as wire from '@tonalli/contracts/tournaments/wire';
import { type Route, route } from '../../transport/verb';
import { joinTournament, listTournaments } from './list-tournaments';

export const tournamentsRoutes: Route[] = [
  route(wire.listTournaments, listTournaments),
  route(wire.joinTournament, joinTournament),
];
