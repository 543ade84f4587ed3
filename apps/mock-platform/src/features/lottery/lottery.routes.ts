import * as wire from '@tonalli/contracts/lottery/wire';
import { type Route, route } from '../../transport/verb';
import { cancelOrder, fetchOrder, stopChase } from './end-order';
import { fetchIssueProof } from './fetch-issue-proof';
import { fetchLottery } from './fetch-lottery';
import { launchLottery } from './launch-lottery';
import { listLotteries, listRecentLotteries } from './list-lotteries';
import { listOrders } from './list-orders';
import { listIssues, listOpenedNumbers, listOpenedNumbersVn } from './list-results';
import { placeOrder } from './place-order';

export const lotteryRoutes: Route[] = [
  route(wire.listLotteries, listLotteries),
  route(wire.listRecentLotteries, listRecentLotteries),
  route(wire.listOpenedNumbersVn, listOpenedNumbersVn),
  route(wire.listOpenedNumbers, listOpenedNumbers),
  route(wire.launchLottery, launchLottery),
  route(wire.fetchLottery, fetchLottery),
  route(wire.listIssues, listIssues),
  route(wire.placeLotteryOrder, placeOrder, { isRepeatable: true }),
  route(wire.cancelLotteryOrder, cancelOrder),
  route(wire.stopLotteryChase, stopChase),
  route(wire.listLotteryOrders, listOrders),
  route(wire.fetchLotteryOrder, fetchOrder),
  route(wire.fetchIssueProof, fetchIssueProof),
];
