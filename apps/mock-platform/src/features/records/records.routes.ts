import * as records from '@tonalli/contracts/records/wire';
import { type Route, route } from '../../transport/verb';
import { fetchBetDetail } from './fetch-bet-detail';
import { fetchProfit } from './fetch-profit';
import { listBets } from './list-bets';
import { listMovements } from './list-movements';
import { listOpenBets } from './list-open-bets';
import { listStatements } from './list-statements';

export const recordsRoutes: Route[] = [
  route(records.listBets, listBets),
  route(records.listOpenBets, listOpenBets),
  route(records.fetchBetDetail, fetchBetDetail),
  route(records.listMovements, listMovements),
  route(records.fetchProfit, fetchProfit),
  route(records.listStatements, listStatements),
];
