import { fetchBetDetail as detailEndpoint, listBets as listEndpoint } from '@tonalli/contracts/records/wire';
import { type Route, route } from '../../http/verb';
import { fetchBetDetail } from './fetch-bet-detail';
import { listBets } from './list-bets';

export const recordsRoutes: Route[] = [route(listEndpoint, listBets), route(detailEndpoint, fetchBetDetail)];
