import * as wire from '@tonalli/contracts/agent-reports/wire';
import { type Route, route } from '../../transport/verb';
import { listAgentIncome } from './list-agent-income';
import { listPlayerLosses } from './list-player-losses';
import { listTeamBetting } from './list-team-betting';
import { listTeamMovements } from './list-team-movements';

export const agentReportsRoutes: Route[] = [
  route(wire.listTeamBetting, listTeamBetting),
  route(wire.listPlayerLosses, listPlayerLosses),
  route(wire.listAgentIncome, listAgentIncome),
  route(wire.listTeamMovements, listTeamMovements),
];
